import Foundation
import KataEvents
import Sandbox
import Workbook
import XCTest

@testable import Checker

/// What the judge says, said in Japanese too; programs are told the English.
final class SentenceTests: XCTestCase {
  private func expectJapanese(_ sentence: Sentence, line: UInt = #line) {
    XCTAssertTrue(isJapanese(sentence.japanese), sentence.japanese, line: line)
    XCTAssertFalse(isJapanese(sentence.english), sentence.english, line: line)
  }

  private func isJapanese(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3041...0x9FFF).contains($0.value) }
  }

  func testEveryKnownMistakeIsSaidInJapanese() {
    for mistake in KnownMistakes.all { expectJapanese(mistake.words) }
  }

  func testEveryEndOfARunIsSaidInJapanese() {
    let endings: [Ending] = [
      .exited(0), .exited(1), .exited(HostStatus.deaf), .exited(HostStatus.lostStream),
      .signalled(SIGILL), .signalled(SIGXCPU), .signalled(SIGXFSZ), .stopped(.time),
      .stopped(.memory), .stopped(.threads), .stopped(.output), .stopped(.cancelled),
      .stopped(.asked),
    ]
    for ending in endings {
      var fold = RecordFold(expected: ["A/testB"], key: "", testSeconds: 5)
      expectJapanese(fold.verdict(ending: ending, output: "").1)
    }
  }

  func testALineThatIsNotTheHostsIsSaidInJapanese() {
    var fold = RecordFold(expected: ["A/testB"], key: "", testSeconds: 5)
    XCTAssertFalse(fold.take(Data("forged".utf8)))
    expectJapanese(fold.verdict(ending: .exited(0), output: "").1)
  }

  func testAnErrorOfTheCompilersNamesItsPlaceInJapanese() throws {
    let result = try Fixture().check("let a: Int = \"\"\n")
    XCTAssertEqual(result.sentence.japanese, "コンパイラが Counter.swift の 1 行目にエラーを 1 個見つけました。")
  }

  func testADeclarationThatIsNotAllowedIsSaidInJapanese() throws {
    let result = try Fixture().check(Fixture.counter + "\nstruct ViewHost {}\n")
    XCTAssertEqual(result.verdict, .forbidden, result.reason)
    expectJapanese(result.sentence)
  }

  func testAMissingDeclarationIsSaidInJapanese() throws {
    let result = try Fixture().check("import SwiftUI\n")
    XCTAssertEqual(result.verdict, .apiMismatch, result.reason)
    expectJapanese(result.sentence)
  }

  func testAProgramIsToldTheEnglish() throws {
    let result = CheckResult(
      kata: "a", verdict: .tampered, sentence: Sentence("in English", "日本語で"),
      diagnostics: [
        Diagnostic(
          severity: .error, sentence: Sentence("in English", "日本語で"), file: "", line: 0, column: 0,
          explanation: Sentence("in English", "日本語で"))
      ])
    let text = String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
    XCTAssertFalse(isJapanese(text), text)
    XCTAssertTrue(text.contains(#""reason":"in English""#), text)
    XCTAssertTrue(text.contains(#""message":"in English""#), text)
    XCTAssertTrue(text.contains(#""explanation":"in English""#), text)
  }
}
