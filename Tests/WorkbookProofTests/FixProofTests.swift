import Audit
import Author
import Checker
import Workbook
import XCTest

/// `kata audit --fix` on the starters of the migrating katas, judged by those katas' suites.
final class FixProofTests: XCTestCase {
  private static let checker = Checker(workbook: ShippedWorkbook.checkout)

  /// The starter with the fixes applied.
  private func fixed(_ kata: Kata, in book: ShippedWorkbook) throws -> (Answer, FixPlan) {
    let starters = try book.store.shipped(kata)
    let plan = Auditor().fixes(for: starters.map { ($0.name, $0.text) })
    let texts = Dictionary(plan.files.map { ($0.path, $0.fixedText) }, uniquingKeysWith: { $1 })
    let files = starters.map { starter in
      SourceFile(
        name: starter.name, bytes: texts[starter.name].map { Data($0.utf8) } ?? starter.data)
    }
    return (Answer(kata: kata, role: .starter, sources: SourceSet(files: files)), plan)
  }

  /// Their starters want nothing but the mechanical change.
  private static let mechanical = ["the-model", "handed-down"]

  func testTheFixesSolveTheMechanicalKatas() throws {
    let book = try ShippedWorkbook()
    let katas = try Self.mechanical.map { try book.workbook.kata(named: $0) }
    let answers = try katas.map { try fixed($0, in: book).0 }
    let judgements = Judgement.judge(answers, by: Self.checker)
    XCTAssertEqual(judgements.count, Self.mechanical.count)
    for judgement in judgements {
      XCTAssertEqual(
        judgement.result.verdict, .passed, "\(judgement.answer.kata.id): \(judgement.story)")
      XCTAssertEqual(
        judgement.result.diagnostics.count, 0,
        "warns: \("\(judgement.answer.kata.id): \(judgement.story)")")
    }
  }

  /// The other two of the chapter ask for a decision: their starters have no old wrapper left. In
  /// the-owner the gallery holds its model by a plain `let`, and who owns it is for a person to
  /// say; in bindable the fields have `.constant(…)`, which may be meant.
  func testTheFixesLeaveAloneWhatTheOtherKatasAsk() throws {
    let book = try ShippedWorkbook()
    for name in ["the-owner", "bindable"] {
      let (_, plan) = try fixed(try book.workbook.kata(named: name), in: book)
      let done = plan.files.flatMap(\.done)
      XCTAssertEqual(done.filter { $0.rule != "member-order" }.map(\.message), [], name)
    }
  }

  /// What every other starter says is decided by its kata too: the fixes must not break it.
  func testEveryFixedStarterStillCompiles() throws {
    let book = try ShippedWorkbook()
    let changed = try book.katas.map { try fixed($0, in: book) }.filter { !$0.1.files.isEmpty }
    for judgement in Judgement.judge(changed.map(\.0), by: Self.checker) {
      XCTAssertFalse(
        [.didNotCompile, .apiMismatch, .forbidden, .error].contains(judgement.result.verdict),
        "\(judgement.answer.kata.id): \(judgement.story)")
    }
  }

  /// The answers that end halfway in the old world: the fixes bring them home.
  func testTheFixesSolveAnswersThatStayedInTheOldWorld() throws {
    let book = try ShippedWorkbook()
    let kata = try book.workbook.kata(named: "the-owner")
    let mutant = try Answer(.mutant("back-to-state-object"), of: kata)
    let plan = Auditor().fixes(
      for: mutant.sources.files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    let texts = Dictionary(plan.files.map { ($0.path, $0.fixedText) }, uniquingKeysWith: { $1 })
    let files = mutant.sources.files.map { file in
      SourceFile(name: file.name, bytes: texts[file.name].map { Data($0.utf8) } ?? file.bytes)
    }
    let answer = Answer(kata: kata, role: mutant.role, sources: SourceSet(files: files))
    let judgement = try XCTUnwrap(Judgement.judge([answer], by: Self.checker).first)
    XCTAssertEqual(
      judgement.result.verdict, .passed, "\(judgement.answer.kata.id): \(judgement.story)")
  }
}
