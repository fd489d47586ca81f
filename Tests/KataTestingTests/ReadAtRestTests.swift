import Foundation
import KataTesting
import Observation
import XCTest

/// `isReadAtRest` finds who looks again and again, by whatever means, and nobody who waits.
@MainActor
final class ReadAtRestTests: XCTestCase {
  @Observable @MainActor fileprivate final class Inbox {
    var unread = 0
    var title = ""
  }

  private let inbox = Inbox()

  private func timer(_ action: @escaping @MainActor () -> Void) -> Timer {
    .scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in
      MainActor.assumeIsolated { action() }
    }
  }

  private func isPolled() async -> Bool {
    await isReadAtRest { [inbox] in inbox.unread += 1 }
  }

  func testNobodyReadsWhereNobodyIs() async {
    let isPolled = await isPolled()
    XCTAssertFalse(isPolled)
  }

  func testALoopOfYieldsReads() async {
    let loop = Task { while !Task.isCancelled { _ = inbox.unread; await Task.yield() } }
    let isPolled = await isPolled()
    loop.cancel()
    XCTAssertTrue(isPolled)
  }

  func testALoopThatSleepsReads() async {
    let loop = Task {
      while !Task.isCancelled {
        _ = inbox.unread
        try? await Task.sleep(for: .milliseconds(20))
      }
    }
    let isPolled = await isPolled()
    loop.cancel()
    XCTAssertTrue(isPolled)
  }

  func testATimerReads() async {
    let timer = timer { [inbox] in _ = inbox.unread }
    let isPolled = await isPolled()
    timer.invalidate()
    XCTAssertTrue(isPolled)
  }

  func testWhoReadsSomethingElseIsNoReader() async {
    let loop = Task { while !Task.isCancelled { _ = inbox.title; await Task.yield() } }
    let isPolled = await isPolled()
    loop.cancel()
    XCTAssertFalse(isPolled)
  }

  func testWhoWaitsToBeToldIsNoReader() async {
    withObservationTracking {
      _ = inbox.unread
    } onChange: {
    }
    let loop = Task { for await _ in Observations({ [inbox] in inbox.unread }) {} }
    for _ in 1...20 { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(20))
    let isPolled = await isPolled()
    loop.cancel()
    XCTAssertFalse(isPolled)
  }
}
