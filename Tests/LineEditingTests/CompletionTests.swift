import XCTest

@testable import LineEditing

final class CompletionTests: XCTestCase {
  func testKeepsOnlyWordsThatBeginWithTheStem() {
    let completion = Completion(stem: "he", candidates: ["help", "next", "hello"])
    XCTAssertEqual(completion.candidates, ["help", "hello"])
  }

  func testCommonIsAsFarAsAllAgree() {
    XCTAssertEqual(Completion(stem: "", candidates: ["first-check", "fan-out"]).common, "f")
    XCTAssertEqual(Completion(stem: "日", candidates: ["日本語", "日本"]).common, "日本")
    XCTAssertEqual(Completion(stem: "fi", candidates: ["first-check"]).common, "first-check")
  }

  func testWithoutCandidatesTheStemStays() {
    XCTAssertEqual(Completion(stem: "x", candidates: ["a"]).common, "x")
  }

  func testTableFitsTheTerminal() {
    let completion = Completion(stem: "", candidates: ["alpha", "b", "日本語", "d"])
    TextEncoding.useUTF8()
    XCTAssertEqual(completion.table(columns: 16), "alpha   b\n日本語  d\n")
    XCTAssertEqual(completion.table(columns: 3), "alpha\nb\n日本語\nd\n")
  }
}
