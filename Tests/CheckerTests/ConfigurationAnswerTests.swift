import Checker
import Foundation
import Workbook
import XCTest

/// A kata whose answer is a configuration of the audit, tried on samples.
final class ConfigurationAnswerTests: XCTestCase {
  private static let suite = """
    import KataTesting
    import XCTest
    final class PolicyTests: XCTestCase {
      func testEverySampleIsRead() {
        XCTAssertEqual(AuditFindings.samples, ["Samples/Bad/Model.swift", "Samples/Good/A.swift"])
        for sample in AuditFindings.excluded { XCTFail("nobody reads \\(sample)") }
      }
      func testTheModelIsAnErrorAndNothingElse() {
        for sample in AuditFindings.samples where !AuditFindings.excluded.contains(sample) {
          XCTAssertEqual(
            AuditFindings.of(sample: sample).map { "\\($0.rule) \\($0.severity) \\($0.line)" },
            sample.contains("Bad") ? ["observable-object error 2"] : [])
        }
      }
    }
    """

  private static let samples = [
    "Samples/Bad/Model.swift": "import SwiftUI\nfinal class Model: ObservableObject {}\n",
    "Samples/Good/A.swift": "struct A {}\n",
  ]
  private static let right = #"{"rules": {"leftovers": "error"}}"#

  /// A workbook of one such kata; the learner's policy is `text`.
  private func workbook(
    _ text: String = ConfigurationAnswerTests.right, suite: String = ConfigurationAnswerTests.suite
  ) throws -> (fixture: Fixture, kata: Kata) {
    let fixture = try Fixture(suite: suite)
    var kata = fixture.kata
    kata.facts.audit = KataFacts.Audit(
      configuration: "policy.json",
      samples: Self.samples.mapValues { BlobID(of: Data($0.utf8)).text })
    for (path, text) in Self.samples {
      let file = kata.folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try fixture.write(text, "policy.json", in: kata.folder)
    return (fixture, kata)
  }

  private func check(_ text: String) throws -> CheckResult {
    let (fixture, kata) = try workbook(text)
    return fixture.checker.check(kata)
  }

  func testAConfigurationThatDoesAsTheSuiteWantsPasses() throws {
    let result = try check(Self.right)
    XCTAssertEqual(result.verdict, .passed, "\(result.reason) \(result.tests)")
    XCTAssertEqual(result.diagnostics, [])
  }

  func testTheSuiteHearsTheSeverityThatTheConfigurationGives() throws {
    let result = try check(#"{"rules": {"leftovers": "note"}}"#)
    XCTAssertEqual(result.verdict, .failed, result.reason)
    let message = result.tests.flatMap(\.failures).map(\.message).joined()
    XCTAssertTrue(message.contains("observable-object note 2"), message)
  }

  func testTheSuiteHearsWhichSamplesAreExcluded() throws {
    let result = try check(#"{"rules": {"leftovers": "error"}, "exclude": ["**/Good"]}"#)
    XCTAssertEqual(result.verdict, .failed, result.reason)
    XCTAssertEqual(
      result.tests.flatMap(\.failures).map(\.message).map { $0.contains("Samples/Good/A.swift") },
      [true], "\(result.tests)")
  }

  func testAConfigurationThatExcludesEverythingIsNoFaultOfOurs() throws {
    for text in [#"{"exclude": ["*.swift"]}"#, #"{"include": ["Sources"]}"#] {
      let result = try check(text)
      XCTAssertEqual(result.verdict, .failed, result.reason)
      XCTAssertEqual(result.tests.flatMap(\.failures).count, 2, "\(result.tests)")
    }
  }

  func testBrokenJSONIsOneSentenceWithTheLine() throws {
    let result = try check("{\n  \"rules\": {\n    \"leftovers\": \"error\"\n")
    XCTAssertEqual(result.verdict, .didNotCompile)
    XCTAssertEqual(result.reason, "the audit does not understand policy.json, line 4")
    XCTAssertEqual(
      result.diagnostics,
      [
        Diagnostic(
          severity: .error, message: "a comma or } is missing: add it.", file: "policy.json",
          line: 4, column: 0)
      ])
  }

  func testAnUnknownRuleIsOneSentenceWithTheRemedy() throws {
    let result = try check("{ \"rules\": {\n  \"breakge\": \"error\" } }")
    XCTAssertEqual(result.verdict, .didNotCompile)
    XCTAssertEqual(
      result.diagnostics.map { "\($0.file):\($0.line): \($0.message)" },
      ["policy.json:2: there is no rule \"breakge\": did you mean \"breakage\"?"])
  }

  func testSwiftBesideTheConfigurationIsNotRun() throws {
    let (fixture, kata) = try workbook(#"{"rules": {"leftovers": "off"}}"#)
    try fixture.write("import Foundation\nlet end: Void = exit(0)\n", "Main.swift", in: kata.folder)
    try fixture.write("struct {\n", "Broken.swift", in: kata.folder)
    XCTAssertEqual(fixture.checker.check(kata).verdict, .failed)
  }

  func testASampleThatTheLearnerEditedIsNotJudged() throws {
    let (fixture, kata) = try workbook()
    let book = try Workbook(folder: fixture.root)
    try StarterStore(workbook: book, state: StateFolder(for: book)).keep(kata)
    try fixture.write("struct Model {}\n", "Samples/Bad/Model.swift", in: kata.folder)
    let result = fixture.checker.check(kata)
    XCTAssertEqual(result.verdict, .passed, result.reason)
  }

  func testASampleInTheSuitesFolderIsJudgedUnseen() throws {
    let suite = """
      import KataTesting
      import XCTest
      final class PolicyTests: XCTestCase {
        func testWhatNobodySaw() {
          XCTAssertEqual(
            AuditFindings.of(sample: "Unseen/Vendor/Late.swift").map(\\.rule), ["observable-object"])
        }
      }
      """
    let (fixture, kata) = try workbook(suite: suite)
    let folder = kata.suiteFolder.appendingPathComponent("Unseen/Vendor")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try fixture.write(
      "import SwiftUI\nfinal class Late: ObservableObject {}\n", "Late.swift", in: folder)
    let result = fixture.checker.check(kata)
    XCTAssertEqual(result.verdict, .passed, "\(result.reason) \(result.tests)")
    try fixture.write(#"{"exclude": ["**/Vendor"]}"#, "policy.json", in: kata.folder)
    XCTAssertEqual(fixture.checker.check(kata).verdict, .failed)
  }

  func testASampleThatIsNowhereIsSaid() throws {
    let (fixture, kata) = try workbook()
    try fixture.write("struct Model {}\n", "Samples/Bad/Model.swift", in: kata.folder)
    let result = fixture.checker.check(kata)
    XCTAssertEqual(result.verdict, .error)
    XCTAssertTrue(result.reason.contains("Samples/Bad/Model.swift"), result.reason)
  }

  func testAnAnswerFromAnotherFolderIsFoundByItsName() throws {
    let (fixture, kata) = try workbook("{")
    let folder = fixture.root.appendingPathComponent("hand-in")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let missing = fixture.checker.check(kata, source: folder)
    XCTAssertEqual(missing.verdict, .error)
    XCTAssertTrue(missing.reason.contains("nor policy.json, so there is no answer"), missing.reason)
    try fixture.write(Self.right, "policy.json", in: folder)
    XCTAssertEqual(fixture.checker.check(kata, source: folder).verdict, .passed)
  }

  func testASuiteThatAsksForASampleThatThereIsNotFails() throws {
    let suite = """
      import KataTesting
      import XCTest
      final class PolicyTests: XCTestCase {
        func testOther() { XCTAssertEqual(AuditFindings.of(sample: "Samples/B.swift"), []) }
      }
      """
    let (fixture, kata) = try workbook(suite: suite)
    let result = fixture.checker.check(kata)
    XCTAssertEqual(result.verdict, .failed, result.reason)
    XCTAssertEqual(
      result.tests.flatMap(\.failures).map(\.message).map {
        $0.contains("there is no sample Samples/B.swift: put it into `audit` of kata.json")
      }, [true], "\(result.tests)")
  }
}
