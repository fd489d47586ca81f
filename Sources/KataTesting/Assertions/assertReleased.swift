import XCTest

/// Makes an object, lets go of it, and fails when it does not go away.
///
/// Tasks get their fair chance first: an object that a finite task still holds is released when
/// the task ends. The object is gone, and the call returns, as soon as nothing holds it. The verdict
/// "still alive" comes after a number of turns of the main actor and the thread pool; and a second
/// later where what holds it may end by itself: a task, a subscription, a timer.
/// ```swift
/// await assertReleased { Ticker(source: source) }
/// ```
@MainActor
public func assertReleased(
  _ make: @MainActor () async throws -> AnyObject, file: StaticString = #filePath,
  line: UInt = #line
) async {
  let released = ReleaseWatch()
  do {
    try await released.watch(make)
  } catch {
    XCTFail("assertReleased: making the object threw \(error)", file: file, line: line)
    return
  }
  if let holder = await released.holder() {
    XCTFail(holder, file: file, line: line)
  }
}
