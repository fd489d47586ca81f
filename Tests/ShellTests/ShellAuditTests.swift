import Learners
import XCTest

final class ShellAuditTests: TerminalTestCase {
  func testCtrlCStopsAnAuditAndNotTheShell() throws {
    let workbook = try LearnersFolder(self)
    let line = "let value = [1, 2, 3].map { $0 * 2 }\n"
    let text = String(repeating: line, count: 100_000)
    for number in 0..<20 { try workbook.write(text, to: "App/A\(number).swift") }
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    shell.type("audit App\r")
    shell.waitFor("Reading: ")
    shell.type("\u{3}")
    shell.waitFor("The audit was stopped.")
    shell.waitFor("answer> ")
    shell.type("quit\r")
    XCTAssertEqual(shell.waitForExit(), 0)
  }
}
