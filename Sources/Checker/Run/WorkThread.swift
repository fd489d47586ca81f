import Foundation

/// A thread of its own for a check, so that typing goes on.
public enum WorkThread {
  /// The parser walks deep nesting by recursion; a thread's own default is a sixteenth of this.
  private static let stackSize = 8 << 20

  /// Begins the work and returns at once.
  public static func start(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = stackSize
    thread.start()
  }
}
