import Foundation
import XCTest

@testable import LineEditing

final class EventLoopTests: XCTestCase {
  func testMessagesOfAnotherThreadArriveInOrder() {
    let loop = EventLoop()
    let mailbox = Mailbox<Int>()
    var received: [Int] = []
    loop.watch(mailbox.descriptor) { received += mailbox.take() }
    Thread.detachNewThread { for number in 0..<1_000 { mailbox.send(number) } }
    loop.run(while: { received.count < 1_000 })
    XCTAssertEqual(received, Array(0..<1_000))
  }

  func testALaterDeadlineWithTheSameNameTakesThePlaceOfTheFirst() {
    let loop = EventLoop()
    var fired: [String] = []
    loop.after(.milliseconds(1), "save") { fired.append("first") }
    loop.after(.milliseconds(2), "save") { fired.append("second") }
    loop.after(.milliseconds(30), "end") { fired.append("end") }
    loop.run(while: { fired.last != "end" })
    XCTAssertEqual(fired, ["second", "end"])
  }

  func testCtrlCEndsTheWait() {
    let loop = EventLoop()
    loop.after(.milliseconds(1), "press") { kill(getpid(), SIGINT) }
    XCTAssertFalse(loop.run())
    XCTAssertEqual(loop.takeInterruption(), .interrupt)
    XCTAssertNil(loop.takeInterruption())
  }

  func testADescriptorThatIsReadableEndsTheWait() {
    let loop = EventLoop()
    let mailbox = Mailbox<Int>()
    mailbox.send(1)
    XCTAssertTrue(loop.run(until: mailbox.descriptor))
  }
}
