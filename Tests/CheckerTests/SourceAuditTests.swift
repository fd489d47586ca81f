import Foundation
import Sandbox
import XCTest

@testable import Checker

/// A kata that is judged by how its code is written: `audit` in `kata.json`.
final class SourceAuditTests: XCTestCase {
  private static let suite = """
    import KataTesting
    import XCTest
    @testable import Kata
    final class OrderTests: XCTestCase {
      func testOrder() { assertNoFindings(of: "member-order") }
      func testCounts() { XCTAssertEqual(AuditFindings.of(rule: "member-order").count, 0) }
    }
    """

  // The rule has something to say from three kinds of members on.
  private static let ordered = """
    import SwiftUI
    struct Screen: View {
      let title: String
      @State private var count = 0
      var body: some View { Text(title) }
    }
    """

  private static let unordered = """
    import SwiftUI
    struct Screen: View {
      var body: some View { Text(title) }
      let title: String
      @State private var count = 0
    }
    """

  private func fixture(
    suite: String = SourceAuditTests.suite, rules: [String] = ["member-order"],
    program: String? = nil
  ) throws -> Fixture {
    try Fixture(solution: Self.ordered, suite: suite, audit: rules, auditProgram: program)
  }

  /// A program in the place of the audit.
  private func program(_ script: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    XCTAssertEqual(chmod(file.path, 0o755), 0)
    addTeardownBlock { try FileManager.default.removeItem(at: file) }
    return file.path
  }

  func testAnAnswerWithoutFindingsPasses() throws {
    let result = try fixture().check(Self.ordered)
    XCTAssertEqual(result.verdict, .passed, result.reason)
  }

  func testTheSecondsOfAVerdictAreItsOwnWithoutTheWaitForWhatIsBuiltOnce() throws {
    let fixture = try fixture(suite: Self.suite)
    let audit = try fixture.checker.auditProgram(cancellation: nil)
    try fixture.checker.prepare()
    let isHeld = DispatchSemaphore(value: 0)
    let start = ContinuousClock.now
    // Whoever builds the audit holds this lock.
    Thread.detachNewThread { [checker = fixture.checker] in
      checker.audit.withLock { path in
        isHeld.signal()
        Thread.sleep(forTimeInterval: 2)
        path = audit
      }
    }
    isHeld.wait()
    let result = fixture.check(Self.ordered)
    let whole = (ContinuousClock.now - start) / .seconds(1)
    XCTAssertEqual(result.verdict, .passed, result.reason)
    XCTAssertLessThan(result.seconds, whole - 1, "the wait was counted")
  }

  func testAFindingFailsInTheAuditsOwnWords() throws {
    let result = try fixture().check(Self.unordered)
    XCTAssertEqual(result.verdict, .failed, result.reason)
    XCTAssertEqual(result.tests.map(\.outcome), [.failed, .failed])
    let message = try XCTUnwrap(result.tests.first?.failures.first?.message)
    XCTAssertTrue(message.contains("member-order: Counter.swift:4: "), message)
    XCTAssertTrue(message.contains("belongs"), message)
  }

  func testACommentDoesNotSilenceIt() throws {
    let silenced = Self.unordered.replacingOccurrences(
      of: "let title: String", with: "let title: String  // kata:ignore member-order I like it so")
    let result = try fixture().check(silenced)
    XCTAssertEqual(result.verdict, .failed, result.reason)
    let message = try XCTUnwrap(result.tests.first?.failures.first?.message)
    XCTAssertTrue(message.contains("a `kata:ignore` hides a finding"), message)
  }

  func testAConfigurationBesideTheWorkbookDoesNotSilenceIt() throws {
    let fixture = try fixture()
    let off =
      #"{"version": 1, "rules": {"member-order": {"order": "merged"}}, "exclude": ["*.swift"]}"#
    try fixture.write(off, ".kata-audit.json", in: fixture.root)
    XCTAssertEqual(fixture.check(Self.unordered).verdict, .failed)
  }

  /// Whatever code in the child does to the suite's memory, it ends in a suite that is content.
  func testASuiteThatHeardNothingOfAFindingIsTampering() throws {
    let deaf = Self.suite.replacingOccurrences(
      of: "assertNoFindings(of: \"member-order\")", with: ""
    )
    .replacingOccurrences(of: "AuditFindings.of(rule: \"member-order\").count", with: "0")
    let result = try fixture(suite: deaf).check(Self.unordered)
    XCTAssertEqual(result.verdict, .tampered)
    XCTAssertEqual(
      result.reason,
      "the audit found member-order in Counter.swift, line 4, and yet no test failed: your code"
        + " changed what the suite was told")
  }

  func testAnAssertionOfTheLearnersOwnIsForbidden() throws {
    for own in ["func assertNoFindings(of rule: String) {}", "enum AuditFindings {}"] {
      let result = try fixture().check(Self.unordered + "\n" + own)
      XCTAssertEqual(result.verdict, .forbidden, result.reason)
    }
  }

  func testASuiteThatAsksForAnotherRuleFails() throws {
    let result = try fixture(rules: ["computed-view"]).check(Self.ordered)
    XCTAssertEqual(result.verdict, .failed, result.reason)
    let message = try XCTUnwrap(result.tests.first?.failures.first?.message)
    XCTAssertTrue(message.contains("the audit was not asked for member-order"), message)
  }

  func testARuleThatThereIsNotIsOurFault() throws {
    let result = try fixture(rules: ["member-ordre"]).check(Self.ordered)
    XCTAssertEqual(result.verdict, .error)
    XCTAssertTrue(
      result.reason.hasPrefix(
        "the audit of your files failed: --rules: there is no rule \"member-ordre\": did you mean"
          + " member-order? run `kata audit"), result.reason)
  }

  func testABrokenAuditIsASentenceWithTheRemedy() throws {
    let remedy =
      "run `kata audit Katas/01-start/01-counter` to see more, and `swift build` where kata was built"
    for (script, act) in [
      ("exit 0", "said what cannot be read"), ("exit 3", "failed: it ended with status 3"),
      ("echo 'kata: no space.' >&2; exit 3", "failed: no space"),
      ("kill -SEGV $$", "crashed (signal 11)"),
      (
        #"echo '{"version": 1, "files": 0, "findings": [], "ignored": 0}'"#, "read 0 of 1 files"
      ),
    ] {
      let result = try fixture(program: program(script)).check(Self.ordered)
      XCTAssertEqual(result.verdict, .error)
      XCTAssertEqual(result.reason, "the audit of your files \(act); \(remedy)")
    }
  }

  func testTheAuditIsStoppedWithTheCheck() throws {
    let cancellation = Cancellation()
    // It says that it runs by cancelling: the folder is its own, so the file is found there.
    let fixture = try fixture(program: program("touch ../begun; exec sleep 600"))
    let thread = Thread {
      let new = fixture.root.appendingPathComponent(".kata/cache/new").path
      while !cancellation.isCancelled {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: new)) ?? []
        if names.contains(where: { FileManager.default.fileExists(atPath: "\(new)/\($0)/begun") }) {
          cancellation.cancel()
        }
        usleep(10_000)
      }
    }
    thread.start()
    let result = fixture.check(Self.ordered, cancellation: cancellation)
    cancellation.cancel()
    XCTAssertEqual(result.verdict, .error)
    XCTAssertEqual(result.reason, "the check was stopped")
  }
}
