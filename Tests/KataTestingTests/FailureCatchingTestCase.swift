import Synchronization
import XCTest

/// A test case that can look at the failures which a piece of code records, instead of failing.
class FailureCatchingTestCase: XCTestCase {
  private let caught = Mutex<[String]?>(nil)

  /// The messages of the failures that `body` records; none of them fails this test.
  @MainActor func failures(_ body: @MainActor () async -> Void) async -> [String] {
    caught.withLock { $0 = [] }
    await body()
    return caught.withLock { messages in
      defer { messages = nil }
      return messages ?? []
    }
  }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    let isCaught = caught.withLock { messages in
      messages?.append(description)
      return messages != nil
    }
    guard !isCaught else { return }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }
}
