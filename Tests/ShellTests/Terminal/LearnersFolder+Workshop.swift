import Foundation
import Learners
import XCTest

extension LearnersFolder {
  /// Makes the folder that a room shares, inside the workbook, and opens a workshop of two katas there.
  func openWorkshop(minutes: Int = 10) throws -> URL {
    let room = url("room")
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    try write(
      """
      {"version":1,"title":"Tuesday","language":"en",
       "steps":[{"kata":"answer","minutes":\(minutes)},{"kata":"other","minutes":20}]}
      """, to: "workshop.json")
    try board("room")
    return room
  }

  /// Runs `kata-board` in the folder; it has to succeed.
  @discardableResult
  func board(_ words: String...) throws -> KataRun {
    let run = try KataRun(words, in: folder, program: "kata-board")
    XCTAssertEqual(run.code, 0, run.errors)
    return run
  }
}
