import Checker
import Foundation
import Grader
import Sandbox
import Synchronization
import Workbook

/// A judge that reads its verdict off the answer: `// verdict: failed`, else passed.
final class StandInJudge: AnswerJudge {
  let wall = "full"
  /// How often each answer's text was judged.
  let judged = Mutex<[String: Int]>([:])
  /// Called with each answer before it is judged.
  let before: @Sendable (String) -> Void

  init(before: @escaping @Sendable (String) -> Void = { _ in }) {
    self.before = before
  }

  func tests(of kata: Kata) -> [String] { ["CounterTests/testStart", "CounterTests/testTap"] }

  func identity(of kata: Kata) -> String { "one" }

  func judge(
    _ kata: Kata, _ sources: SourceSet, slot: Int, cancellation: Cancellation?
  ) -> JudgedAnswer {
    let text = sources.files.map(\.text).joined()
    before(text)
    let count = judged.withLock { judged in
      judged[text, default: 0] += 1
      return judged[text] ?? 0
    }
    if text.hasPrefix("// killed always") || (text.hasPrefix("// killed once") && count == 1) {
      return JudgedAnswer(
        verdict: .crashed, rule: "signal-9",
        result: CheckResult(kata: kata.id, verdict: .crashed, reason: "crashed (SIGKILL)"))
    }
    if text.hasPrefix("// late always") || (text.hasPrefix("// late once") && count == 1) {
      return JudgedAnswer(
        verdict: .timedOut, rule: "wall",
        result: CheckResult(kata: kata.id, verdict: .timedOut, reason: "no end within 5 s"))
    }
    let word = text.split(separator: "\n").first { $0.hasPrefix("// verdict: ") }?.dropFirst(12)
    let verdict = word.flatMap { GradeVerdict(rawValue: String($0)) } ?? .passed
    let outcome: TestResult.Outcome = verdict == .passed ? .passed : .failed
    let tests = [
      TestResult(id: "CounterTests/testStart", outcome: .passed, seconds: 0.01),
      TestResult(
        id: "CounterTests/testTap", outcome: outcome,
        failures: outcome == .passed ? [] : [.init(message: "1 is not 2", file: "", line: 1)]),
    ]
    return JudgedAnswer(
      verdict: verdict, rule: verdict == .tampered ? "early-exit" : nil,
      result: CheckResult(
        kata: kata.id, verdict: verdict == .passed ? .passed : .failed, reason: verdict.rawValue,
        tests: tests, output: text.contains("print") ? "printed" : ""))
  }
}
