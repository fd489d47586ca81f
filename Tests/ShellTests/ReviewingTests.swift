import Foundation
import Learners
import XCTest

/// Review and feedback as a person at a terminal meets them; journal times say what day it is.
final class ReviewingTests: TerminalTestCase {
  func testReviewAsksWhatIsDueAtOnce() throws {
    let workbook = try LearnersFolder(self)
    try workbook.addRows()
    try workbook.journal(
      (daysAgo: 2, fields: #""event":"predicted","index":0,"guess":1,"measured":3"#))
    let shell = try workbook.shell()
    shell.waitFor("> ")
    shell.type("review\r")
    shell.waitFor("Due for review: 1")
    shell.waitFor("missed: you said 1, which was too low")
    shell.waitFor("your guess: ")
    shell.type("3\r")
    shell.waitFor("Right: 3 ran.")
    shell.waitFor("> ")
    shell.type("review\r")
    shell.waitFor("Nothing is due today")
  }

  func testADueKataStartsAfreshAndItsSavesAreChecked() throws {
    let workbook = try LearnersFolder(self)
    try workbook.addRows()
    try workbook.journal(
      (daysAgo: 9, fields: #""event":"checked","verdict":"passed","passed":1,"total":1"#))
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    shell.type("review rows\r")
    shell.waitFor("rows is as shipped again.")
    shell.waitFor("rows> ")
    try LearnersFolder.right.write(to: workbook.rowsAnswer, atomically: true, encoding: .utf8)
    shell.waitFor("Now you know about rows.")
    shell.waitFor("rows ✓> ")
    shell.type("review\r")
    shell.waitFor("Nothing is due today")
  }

  func testASaveThatLooksLikeAMisunderstandingNamesItAndTheHintStartsThere() throws {
    let workbook = try LearnersFolder(self)
    try workbook.addDoubts()
    let shell = try workbook.shell()
    shell.waitFor("answer> ")
    shell.type("go doubts\r")
    shell.waitFor("doubts> ")
    try workbook.doubt(3)
    shell.waitFor("It looks as if you count from one.")
    shell.waitFor("doubts ✗ 0/1> ")
    shell.type("hint\r")
    shell.waitFor("doubts 2/4")
  }
}
