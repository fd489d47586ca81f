import Combine
import Foundation
import XCTest

/// `NotificationCenter.publisher`, `Timer.publish` and `values`.
final class FoundationPublisherTests: XCTestCase {
  private static let name = Notification.Name("FoundationPublisherTests")
  private let center = NotificationCenter()

  func testNotificationsOfTheNameArriveUntilCancelled() {
    var history: [Int] = []
    let token = center.publisher(for: Self.name).sink {
      history.append($0.userInfo?["value"] as? Int ?? -1)
    }
    center.post(name: Self.name, object: nil, userInfo: ["value": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["value": 2])
    token.cancel()
    center.post(name: Self.name, object: nil, userInfo: ["value": 3])
    XCTAssertEqual(history, [1])
  }

  func testNotificationsOfOneObjectOnly() {
    let (mine, other) = (NSObject(), NSObject())
    let subscriber = center.publisher(for: Self.name, object: mine).map { _ in "mine" }.recorded()
    center.post(name: Self.name, object: other)
    center.post(name: Self.name, object: mine)
    XCTAssertEqual(subscriber.history, ["subscription", "mine"])
    subscriber.subscription?.cancel()
  }

  func testNotificationNobodyAskedForIsDropped() {
    let subscriber = center.publisher(for: Self.name).map { _ in "posted" }.recorded(.max(1))
    for _ in 0..<2 { center.post(name: Self.name, object: nil) }
    XCTAssertEqual(subscriber.history, ["subscription", "posted"])
    subscriber.subscription?.cancel()
  }

  func testCancelledNotificationSinkReleasesItsClosure() {
    final class Probe {}
    weak var probe: Probe?
    do {
      let captured = Probe()
      probe = captured
      let token = center.publisher(for: Self.name).sink { _ in withExtendedLifetime(captured) {} }
      center.post(name: Self.name, object: nil)
      token.cancel()
    }
    XCTAssertNil(probe)
  }

  func testTimerTicksOnTheMainThreadOnceItIsConnected() {
    let thrice = expectation(description: "has ticked three times")
    var history: [Bool] = []
    let token = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().prefix(3).sink(
      receiveCompletion: { _ in thrice.fulfill() },
      receiveValue: { _ in history.append(Thread.isMainThread) })
    wait(for: [thrice], timeout: 30)
    XCTAssertEqual(history, [true, true, true])
    token.cancel()
  }

  // `[G08]`: the reason why it is not built on Foundation's Timer, whose block is never released on Linux.
  func testCancelledTimerReleasesItsClosure() {
    final class Probe {}
    let ticked = expectation(description: "has ticked")
    ticked.assertForOverFulfill = false
    weak var probe: Probe?
    var token: AnyCancellable?
    do {
      let captured = Probe()
      probe = captured
      token = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().sink { _ in
        withExtendedLifetime(captured) { ticked.fulfill() }
      }
    }
    wait(for: [ticked], timeout: 30)
    token?.cancel()
    XCTAssertNil(probe)
  }

  func testValuesAreAwaitedToTheEnd() async {
    var history: [Int] = []
    for await value in [1, 2, 3].publisher.values { history.append(value) }
    XCTAssertEqual(history, [1, 2, 3])
  }

  func testValuesOfAPublisherThatFailsThrow() async {
    var history: [String] = []
    do {
      let publisher = Just(1).setFailureType(to: Mistake.self).append(Fail(error: .made))
      for try await value in publisher.values { history.append("\(value)") }
    } catch {
      history.append("\(error)")
    }
    XCTAssertEqual(history, ["1", "made"])
  }

  func testLeavingTheLoopCancelsTheSubscription() async {
    let cancelled = Cancelled()
    for await _ in (1...).publisher.handleEvents(receiveCancel: { cancelled.count += 1 }).values {
      break
    }
    XCTAssertEqual(cancelled.count, 1)
  }

  func testCancelledTaskLeavesTheLoop() async {
    let task = Task {
      for await _ in PassthroughSubject<Int, Never>().values {}
      return "left"
    }
    task.cancel()
    let outcome = await task.value
    XCTAssertEqual(outcome, "left")
  }

  @MainActor
  func testMainActorWalksOverValues() async {
    var history: [Int] = []
    for await value in CurrentValueSubject<Int, Never>(4).prefix(1).values {
      history.append(value)
    }
    XCTAssertEqual(history, [4])
  }

  private final class Cancelled {
    var count = 0
  }
}
