import Foundation
import Synchronization

/// Work done several items at a time, its outcomes handed over in the order of the items.
public final class OrderedBatch<Item: Sendable, Outcome: Sendable>: Sendable {
  private let items: [Item]
  private let work: @Sendable (Item) -> Outcome
  private let outcomes: Mutex<[Int: Outcome]> = Mutex([:])
  private let next = Atomic<Int>(0)
  private let finished = DispatchSemaphore(value: 0)

  /// Makes a batch that has not begun.
  public init(_ items: [Item], work: @escaping @Sendable (Item) -> Outcome) {
    self.items = items
    self.work = work
  }

  /// Does all of it, `jobs` at a time; calls `body` on this thread for each item, in order.
  public func run(jobs: Int, _ body: (Item, Outcome) -> Void) {
    for _ in 0..<min(jobs, items.count) {
      WorkThread.start { [self] in takeTurns() }
    }
    for (index, item) in items.enumerated() {
      while true {
        if let outcome = outcomes.withLock({ $0.removeValue(forKey: index) }) {
          body(item, outcome)
          break
        }
        finished.wait()
      }
    }
  }

  private func takeTurns() {
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < items.count else { return }
      let outcome = work(items[index])
      outcomes.withLock { $0[index] = outcome }
      finished.signal()
    }
  }
}
