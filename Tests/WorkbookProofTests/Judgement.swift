import Checker
import Dispatch
import Synchronization

/// What the checker said about an answer.
struct Judgement: Sendable {
  let answer: Answer
  let result: CheckResult

  /// Checks every answer, two at a time, and keeps their order.
  static func judge(_ answers: [Answer], by checker: Checker) -> [Judgement] {
    let next = Mutex(0)
    let results = Mutex([Int: CheckResult]())
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      while true {
        let index = next.withLock { value in
          defer { value += 1 }
          return value
        }
        guard index < answers.count else { return }
        let result = checker.check(answers[index].kata, sources: answers[index].sources)
        results.withLock { $0[index] = result }
      }
    }
    let found = results.withLock { $0 }
    return answers.enumerated().compactMap { index, answer in
      found[index].map { Judgement(answer: answer, result: $0) }
    }
  }

  /// The tests that ran and did not pass.
  var killers: [String] {
    result.tests.filter { ![.passed, .notRun, .skipped].contains($0.outcome) }.map(\.id)
  }

  /// Everything a reader needs to see what went wrong.
  var story: String {
    let tests = result.tests.filter { $0.outcome != .passed }.map { test in
      "\n    \(test.id): \(test.outcome) \(test.failures.map(\.message).joined(separator: "; "))"
    }
    let diagnostics = result.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      "\n    \(diagnostic.file):\(diagnostic.line): \(diagnostic.message)"
    }
    return "\(answer.kata.id), \(answer.name): \(result.verdict), \(result.reason)"
      + tests.joined() + diagnostics.joined()
  }
}
