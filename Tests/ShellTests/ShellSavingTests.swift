import Foundation
import Learners
import XCTest

final class ShellSavingTests: TerminalTestCase {
  func testASaveIsCheckedAndTheHalfTypedLineSurvives() throws {
    let workbook = try LearnersFolder(self)
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    shell.type("hint ans")
    shell.waitFor("hint ans")
    try workbook.save("let answer = 7\n")
    shell.waitFor("the answer is 7; 2 is wanted")
    shell.waitFor("answer ✗ 0/1> hint ans")
    shell.type("wer\r")
    shell.waitFor("A nudge.")
  }

  func testASaveByRenameIsChecked() throws {
    let workbook = try LearnersFolder(self)
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    for answer in 3...5 {
      try workbook.saveByRename("let answer = \(answer)\n")
      shell.waitFor("the answer is \(answer); 2 is wanted")
    }
  }

  func testAFolderThatGitPutsBackIsStillWatched() throws {
    let workbook = try LearnersFolder(self)
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    let folder = workbook.answer.deletingLastPathComponent()
    let copy = workbook.url("copy")
    try FileManager.default.copyItem(at: folder, to: copy)
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.moveItem(at: copy, to: folder)
    try workbook.save("let answer = 8\n")
    shell.waitFor("the answer is 8; 2 is wanted")
  }

  func testPassingShowsWhatWasLearntAndOffersNextWithoutGoingThere() throws {
    let workbook = try LearnersFolder(self)
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    try workbook.save(LearnersFolder.right)
    shell.waitFor("passed")
    shell.waitFor("Now you know about answer.")
    shell.waitFor("Type next to go on to other")
    shell.waitFor("answer ✓> ")
    shell.type("next\r")
    shell.waitFor("other> ")
  }

  func testASaveDuringACheckIsQueuedAndTypingGoesOn() throws {
    let workbook = try LearnersFolder(self)
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    try workbook.save(LearnersFolder.slow(seconds: 3))
    shell.waitFor("answer checking…> ")
    try workbook.save(LearnersFolder.right)
    shell.type("help quit\r")
    shell.waitFor("Leave;")
    shell.type("hi")
    shell.waitFor("hi")
    shell.waitFor("the answer is 3; 2 is wanted")
    shell.waitFor("passed")
    shell.waitFor("answer ✓> hi")
  }

  func testCtrlCStopsACheckOfASaveAndKeepsTheLine() throws {
    let workbook = try LearnersFolder(self)
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    shell.type("help qu")
    shell.waitFor("help qu")
    try workbook.save(LearnersFolder.slow(seconds: 100))
    shell.waitFor("answer checking…> help qu")
    shell.type("\u{3}")
    shell.waitFor("The check was stopped.")
    shell.waitFor("answer> help qu")
    shell.type("it\r")
    shell.waitFor("Leave;")
  }

  func testCtrlCStopsACheckThatWasAskedForAndItsProcesses() throws {
    let workbook = try LearnersFolder(self)
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    // A process of the learner's own, to be found by its odd argument.
    let seconds = 70_000 + Int.random(in: 0..<9_999)
    try workbook.save(
      """
      import Foundation
      let answer: Int = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["\(seconds)"]
        try? process.run()
        process.waitUntilExit()
        return 3
      }()

      """)
    shell.waitFor("answer checking…> ")
    shell.type("\u{3}")
    shell.waitFor("The check was stopped.")
    shell.type("check\r")
    waitUntil("the child of the check runs") { Self.isRunning("sleep", "\(seconds)") }
    shell.type("\u{3}")
    shell.waitFor("The check was stopped.")
    shell.waitFor("answer> ")
    waitUntil("the child of the check is gone") { !Self.isRunning("sleep", "\(seconds)") }
  }

  func testASaveDuringACommandIsCheckedAfterIt() throws {
    let workbook = try LearnersFolder(self)
    try workbook.save(LearnersFolder.slow(seconds: 2))
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    shell.type("check\r")
    shell.waitFor("check\n")
    try workbook.save(LearnersFolder.right)
    shell.waitFor("answer ✓> ")
  }

  func testTwoShellsAtOnceBothJournal() throws {
    let workbook = try LearnersFolder(self)
    let shells = [try workbook.shell(), try workbook.shell()]
    for shell in shells { shell.waitFor("answer> ") }
    try workbook.save("let answer = 9\n")
    for shell in shells { shell.waitFor("answer ✗ 0/1> ") }
    let journal = try String(contentsOf: workbook.url(".kata/journal.jsonl"), encoding: .utf8)
    XCTAssertEqual(journal.split(separator: "\n").count { $0.contains("\"checked\"") }, 2)
  }

  private static func isRunning(_ name: String, _ argument: String) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains { id in
      guard Int(id) != nil,
        let line = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)
      else { return false }
      let words = line.split(separator: "\0")
      return words.count == 2 && words[0].hasSuffix(name) && words[1] == argument
    }
  }

  private func waitUntil(
    _ what: String, file: StaticString = #filePath, line: UInt = #line, _ condition: () -> Bool
  ) {
    let end = ContinuousClock.now + .seconds(60)
    while !condition() {
      guard ContinuousClock.now < end else {
        return XCTFail("never: \(what)", file: file, line: line)
      }
      usleep(20_000)
    }
  }
}
