import Combine
import XCTest

/// Values that wait until they are asked for.
final class BufferTests: XCTestCase {
  private func history(
    _ whenFull: Publishers.BufferingStrategy<Mistake>, asking count: Int = 5
  ) -> [String] {
    let subject = PassthroughSubject<Int, Mistake>()
    let subscriber = subject.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull).recorded()
    _ = subscriber
    let slow = subject.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull).recorded(.none)
    for value in 1...3 { subject.send(value) }
    slow.request(count)
    return slow.history
  }

  func testWithoutRoomTheNewestIsDropped() {
    XCTAssertEqual(history(.dropNewest), ["subscription", "ask 5", "1", "2"])
  }

  func testWithoutRoomTheOldestIsDropped() {
    XCTAssertEqual(history(.dropOldest), ["subscription", "ask 5", "2", "3"])
  }

  func testWithoutRoomAnErrorEndsTheStreamBehindWhatWaits() {
    XCTAssertEqual(
      history(.customError { .made }), ["subscription", "ask 5", "1", "2", "failure made"])
  }

  func testAFullBufferAsksForOneMoreForEachThatIsPassedOn() {
    let subscriber = (1...10).publisher.buffer(
      size: 2, prefetch: .keepFull, whenFull: .dropNewest
    ).recorded(.max(3))
    XCTAssertEqual(subscriber.history, ["subscription", "1", "2", "3"])
    subscriber.request(10)
    XCTAssertEqual(subscriber.history.suffix(2), ["10", "finished"])
    XCTAssertEqual(subscriber.history.count, 13)
  }
}
