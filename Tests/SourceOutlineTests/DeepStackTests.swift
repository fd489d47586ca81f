import Foundation
import SourceOutline
import XCTest

/// How long a source may keep the parser busy.
final class DeepStackTests: XCTestCase {
  func testWorkThatWaitsIsNotGivenUp() {
    let result = DeepStack.run(upTo: 0.5) {
      Thread.sleep(forTimeInterval: 2.5)
      return "done"
    }
    XCTAssertEqual(result, "done")
  }

  func testWorkThatKeepsAProcessorBusyIsGivenUp() {
    let result = DeepStack.run(upTo: 0.5) {
      var time = timespec()
      var sum = 0
      repeat {
        for number in 0..<100_000 { sum &+= number }
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      } while time.tv_sec < 5
      return sum
    }
    XCTAssertNil(result)
  }
}
