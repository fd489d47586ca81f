import Foundation
import Learners
import XCTest

/// `kata author`, through the built binary.
final class AuthorTests: XCTestCase {
  private func usage(
    _ words: String..., says sentence: String, line: UInt = #line
  ) throws {
    let folder = try LearnersFolder(self)
    let run = try KataRun(["author"] + words, in: folder.folder)
    XCTAssertEqual(run.code, 2, run.errors, line: line)
    XCTAssertEqual(run.output, "", line: line)
    XCTAssertTrue(run.errors.contains(sentence), run.errors, line: line)
  }

  func testCheckPrintsATableAndTheFaultsOfEachRedRow() throws {
    let run = try LearnersFolder(self).kata("author", "check", "answer")
    XCTAssertEqual(run.code, 1, run.errors)
    XCTAssertTrue(run.output.hasPrefix("kata   starter  solution killed"), run.output)
    XCTAssertTrue(run.output.contains("\nanswer fails    passes   0/0"), run.output)
    XCTAssertTrue(run.output.contains("Wrong answers are too few"), run.output)
    XCTAssertFalse(run.output.contains("✗ other"), run.output)
    XCTAssertTrue(run.output.contains("\n1 kata, 2 answers, 4 runs: 1 red · "), run.output)
  }

  func testCheckForProgramsIsOneObject() throws {
    let run = try LearnersFolder(self).kata("author", "check", "--format", "json", "--jobs", "1")
    XCTAssertEqual(run.code, 1, run.errors)
    let object = try XCTUnwrap(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let katas = try XCTUnwrap(object["katas"] as? [[String: Any]])
    XCTAssertEqual(object["version"] as? Int, 1)
    XCTAssertEqual(object["proved"] as? Bool, false)
    XCTAssertEqual(katas.map { $0["kata"] as? String }, ["answer", "other"])
    XCTAssertEqual(katas.first?["starter"] as? String, "failed")
    let faults = try XCTUnwrap(katas.first?["faults"] as? [[String: Any]])
    XCTAssertTrue(faults.allSatisfy { $0["rule"] is String && $0["message"] is String })
  }

  func testAKataThatIsLeftOutMakesTheWorkbookRed() throws {
    let folder = try LearnersFolder(self)
    try folder.write("{", to: "Katas/01-start/03-broken/kata.json")
    let run = try folder.kata("author", "check")
    XCTAssertEqual(run.code, 1, run.errors)
    XCTAssertTrue(run.output.contains("✗ the workbook"), run.output)
    XCTAssertTrue(run.output.contains("Katas/01-start/03-broken/kata.json"), run.output)
  }

  func testNewMakesAKataThatCompilesAndSaysWhatIsMissing() throws {
    let folder = try LearnersFolder(self)
    let made = try folder.kata("author", "new", "equal-writes", "--chapter", "01-start")
    XCTAssertEqual(made.code, 0, made.errors)
    XCTAssertTrue(
      made.output.contains("Katas/01-start/03-equal-writes/kata.json\n"), made.output)
    let check = try folder.kata("author", "check", "equal-writes")
    XCTAssertEqual(check.code, 1, check.errors)
    XCTAssertTrue(check.output.contains("README.md is not written yet"), check.output)
  }

  func testNewOverwritesNothing() throws {
    try usage("new", "answer", "--chapter", "01-start", says: "There is a kata answer already")
  }

  func testOddWordsAreUsageErrors() throws {
    try usage(says: "author needs")
    try usage("chek", says: "did you mean check?")
    try usage("new", says: "author new ID --chapter NN-chapter")
    try usage("new", "a", says: "author new ID --chapter NN-chapter")
    try usage("new", "Two Words", "--chapter", "01-start", says: "is no id")
    try usage("new", "a", "--chapter", "start", says: "is no chapter")
    try usage("new", "a", "--chapter", "01-start", "--write", says: "--write does not belong")
    try usage("check", "--translated", says: "--translated belongs to --write")
    try usage("check", "nobody", says: "nobody")
    try usage("check", "--jobs", "0", says: "--jobs takes a number")
  }
}
