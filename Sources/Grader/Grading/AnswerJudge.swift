import Checker
import Sandbox
import Workbook

/// Whoever gives a verdict on one answer: the checker behind its walls, or a stand-in of a test's.
public protocol AnswerJudge: Sendable {
  /// How strong the wall is: `full`, `reduced` or `none`.
  var wall: String { get }
  /// Judges an answer; `slot` is the number of the worker, from 0.
  func judge(
    _ kata: Kata, _ sources: SourceSet, slot: Int, cancellation: Cancellation?
  ) -> JudgedAnswer
  /// The ids of the tests of a kata, in source order.
  func tests(of kata: Kata) -> [String]
  /// Stands for the suite, the tools and all else that a verdict depends on besides the answer.
  func identity(of kata: Kata) -> String
}
