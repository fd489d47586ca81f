/// A closure on its way to the queue that runs it.
///
/// `@unchecked Sendable`: Combine's signatures take plain closures and promise to run each on the
/// scheduler that was named; the closure is handed over, never run in two places at once.
final class ScheduledAction: @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func run() { action() }
}
