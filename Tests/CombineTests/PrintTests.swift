import Combine
import XCTest

/// The lines of `print()`.
final class PrintTests: XCTestCase {
  private final class Page: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  func testEachEventIsALine() {
    let page = Page()
    let task = [1, 2].publisher.print("n", to: page).sink { _ in }
    task.cancel()
    XCTAssertEqual(
      page.lines,
      [
        "n: receive subscription: ([1, 2])", "n: request unlimited", "n: receive value: (1)",
        "n: receive value: (2)", "n: receive finished",
      ])
  }

  func testACancellationIsALineOnce() {
    let page = Page()
    let task = PassthroughSubject<Int, Never>().print(to: page).sink { _ in }
    task.cancel()
    task.cancel()
    XCTAssertEqual(
      page.lines,
      ["receive subscription: (PassthroughSubject)", "request unlimited", "receive cancel"])
  }

  func testDemandsAndErrorsAreLines() {
    let page = Page()
    let subject = CurrentValueSubject<Int, Mistake>(0)
    _ = subject.print(to: page).recorded(.max(1), more: .max(2))
    subject.send(completion: .failure(.made))
    XCTAssertEqual(
      page.lines,
      [
        "receive subscription: (CurrentValueSubject)", "request max: (1)", "receive value: (0)",
        "request max: (2) (synchronous)", "receive error: (made)",
      ])
  }
}
