import Checker
import Foundation
import Synchronization
import Workbook

/// Several katas checked at once, their results handed over in the order in which they were named.
final class CheckBatch: Sendable {
  private let katas: [Kata]
  private let check: @Sendable (Kata) -> CheckResult
  private let results: Mutex<[Int: CheckResult]> = Mutex([:])
  private let next = Atomic<Int>(0)
  private let finished = DispatchSemaphore(value: 0)

  /// Makes a batch that has not begun.
  init(_ katas: [Kata], check: @escaping @Sendable (Kata) -> CheckResult) {
    self.katas = katas
    self.check = check
  }

  /// Checks all of them, `jobs` at a time; calls `body` on this thread for each, in order.
  func run(jobs: Int, _ body: (Kata, CheckResult) -> Void) {
    for _ in 0..<min(jobs, katas.count) {
      WorkThread.start { [self] in work() }
    }
    for (index, kata) in katas.enumerated() {
      while true {
        if let result = results.withLock({ $0.removeValue(forKey: index) }) {
          body(kata, result)
          break
        }
        finished.wait()
      }
    }
  }

  private func work() {
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < katas.count else { return }
      let result = check(katas[index])
      results.withLock { $0[index] = result }
      finished.signal()
    }
  }
}
