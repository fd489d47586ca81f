import Checker
import Foundation
import Grader
import Sandbox
import Workbook

/// The judge of a grading that is over.
struct NobodyJudges: AnswerJudge {
  let wall = "full"

  func tests(of kata: Kata) -> [String] { [] }

  func identity(of kata: Kata) -> String { "" }

  func judge(
    _ kata: Kata, _ sources: SourceSet, slot: Int, cancellation: Cancellation?
  ) -> JudgedAnswer {
    JudgedAnswer(
      verdict: .error, rule: nil, result: CheckResult(kata: kata.id, verdict: .error, reason: ""))
  }
}
