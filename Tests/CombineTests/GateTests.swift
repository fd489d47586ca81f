import Combine
import Foundation
import XCTest

/// Streams that another publisher's first value opens or ends, and other forms of values.
final class GateTests: XCTestCase {
  private typealias Subject = PassthroughSubject<Int, Mistake>

  func testAPrefixEndsWhenTheOtherPublishes() {
    let (subject, other) = (Subject(), PassthroughSubject<Void, Never>())
    let subscriber = subject.prefix(untilOutputFrom: other).recorded()
    subject.send(1)
    other.send()
    subject.send(2)
    XCTAssertEqual(subscriber.history, ["subscription", "1", "finished"])
  }

  func testAPrefixGoesOnWhenTheOtherEndsWithoutAValue() {
    let (subject, other) = (Subject(), PassthroughSubject<Void, Never>())
    let subscriber = subject.prefix(untilOutputFrom: other).recorded()
    other.send(completion: .finished)
    subject.send(1)
    XCTAssertEqual(subscriber.history, ["subscription", "1"])
  }

  func testAPrefixOfNothingEndsAtOnce() {
    let subscriber = Subject().prefix(untilOutputFrom: Just(1)).recorded()
    XCTAssertEqual(subscriber.history, ["subscription", "finished"])
  }

  func testADropBeginsWhenTheOtherPublishes() {
    let (subject, other) = (Subject(), Subject())
    let subscriber = subject.drop(untilOutputFrom: other).recorded(.max(2))
    subject.send(1)
    other.send(0)
    for value in 2...4 { subject.send(value) }
    XCTAssertEqual(subscriber.history, ["subscription", "2", "3"])
  }

  func testADropEndsWithTheOther() {
    let (subject, other) = (Subject(), Subject())
    let subscriber = subject.drop(untilOutputFrom: other).recorded()
    other.send(completion: .failure(.made))
    XCTAssertEqual(subscriber.history, ["subscription", "failure made"])
  }

  func testValuesGoThroughAnEncoderAndBack() {
    let subscriber = [[1, 2], [3]].publisher.encode(encoder: JSONEncoder())
      .decode(type: [Int].self, decoder: JSONDecoder()).recorded()
    XCTAssertEqual(subscriber.history, ["subscription", "[1, 2]", "[3]", "finished"])
  }

  func testWhatCannotBeDecodedEndsTheStream() {
    var ends: [String] = []
    let task = [Data("x".utf8), Data("1".utf8)].publisher
      .decode(type: Int.self, decoder: JSONDecoder())
      .sink(
        receiveCompletion: { if case .failure = $0 { ends.append("failure") } },
        receiveValue: { ends.append("\($0)") })
    task.cancel()
    XCTAssertEqual(ends, ["failure"])
  }

  func testARecordPublishesItsValuesAndItsEnd() {
    let record = Record<Int, Mistake> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(.made))
    }
    XCTAssertEqual(record.recorded().history, ["subscription", "1", "2", "failure made"])
    XCTAssertEqual(record.recording.output, [1, 2])
  }

  func testABreakpointThatIsNotHitChangesNothing() {
    let subscriber = [1].publisher.breakpoint(receiveOutput: { $0 > 1 }).breakpointOnError()
      .recorded()
    XCTAssertEqual(subscriber.history, ["subscription", "1", "finished"])
  }
}
