import KataEvents
import XCTest

/// Turns what XCTest reports into records, in the order in which it happens.
final class TestRecorder: XCTestObservation {
  /// A failure message is cut at this many characters; a learner's `description` can be endless.
  static let longestMessage = 16_384

  private let stream: RecordStream
  /// How often the canary's failure was heard; see `Canary`.
  private(set) var canaryFailures = 0

  init(stream: RecordStream) {
    self.stream = stream
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    guard !(testCase is Canary) else { return }
    stream.write(.testStarted(id: Self.id(of: testCase)))
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    guard !(testCase is Canary) else {
      canaryFailures += 1
      return
    }
    var message = description
    if let end = message.index(
      message.startIndex, offsetBy: Self.longestMessage, limitedBy: message.endIndex),
      end < message.endIndex
    {
      message = message[..<end] + "… (cut)"
    }
    stream.write(
      .testFailed(
        id: Self.id(of: testCase), message: message, file: filePath ?? "", line: lineNumber))
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    guard !(testCase is Canary), let run = testCase.testRun else { return }
    let id = Self.id(of: testCase)
    if run.hasBeenSkipped {
      // XCTest tells the reason to its own printer only.
      stream.write(.testSkipped(id: id, reason: "the test skipped itself"))
    }
    let passed = run.hasSucceeded && !run.hasBeenSkipped
    stream.write(.testFinished(id: id, passed: passed, seconds: run.totalDuration))
  }

  /// `Class/testMethod`, from XCTest's `Class.testMethod`.
  private static func id(of testCase: XCTestCase) -> String {
    let method = testCase.name.split(separator: ".").last ?? ""
    return "\(type(of: testCase))/\(method)"
  }
}
