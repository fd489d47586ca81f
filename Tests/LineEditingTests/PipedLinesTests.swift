import Foundation
import XCTest

@testable import LineEditing

final class PipedLinesTests: XCTestCase {
  private func lines(of text: String) -> [String] {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(text.utf8))
    pipe.fileHandleForWriting.closeFile()
    var piped = PipedLines(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var lines: [String] = []
    while !piped.isAtEnd {
      piped.fill()
      while let line = piped.next() { lines.append(line) }
    }
    return lines
  }

  func testCarriageReturnsAreCut() {
    XCTAssertEqual(lines(of: "check\r\nhelp\r\n"), ["check", "help"])
  }

  func testTheLastLineNeedsNoLineFeed() {
    XCTAssertEqual(lines(of: "check\nhelp"), ["check", "help"])
  }

  func testEmptyLinesAreLines() {
    XCTAssertEqual(lines(of: "\na\n\n"), ["", "a", ""])
  }

  func testBrokenBytesDoNotEndTheReading() {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data([0xFF, 0x0A, 0x61, 0x0A]))
    pipe.fileHandleForWriting.closeFile()
    var piped = PipedLines(descriptor: pipe.fileHandleForReading.fileDescriptor)
    piped.fill()
    XCTAssertEqual(piped.next(), "\u{FFFD}")
    XCTAssertEqual(piped.next(), "a")
  }
}
