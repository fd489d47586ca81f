import Foundation
import Workbook
import XCTest

@testable import Workshop

/// What the leader's side reads of a folder in which anything may lie.
final class RoomReaderTests: XCTestCase {
  private let id = "0123abcd"

  private func progress(_ sequence: Int, passed: Bool = false) -> PublishedProgress {
    var progress = PublishedProgress(id: id, name: "calm-owl")
    progress.sequence = sequence
    var kata = PublishedKata("one")
    kata.isPassed = passed
    progress.katas = [kata]
    return progress
  }

  func testAWholeFileIsALearner() throws {
    let room = try SharedRoom(self)
    try room.publish(progress(3))
    var reader = RoomReader(room.folder)
    XCTAssertEqual(reader.look(at: 0).learners.map(\.progress), [progress(3)])
  }

  func testAHalfWrittenFileIsToldAndTheLastWholeOneStays() throws {
    let room = try SharedRoom(self)
    try room.publish(progress(3))
    var reader = RoomReader(room.folder)
    _ = reader.look(at: 0)
    var lines = PublishedLines()
    let whole = try lines.data(of: progress(4))
    try whole.prefix(whole.count / 2).write(
      to: URL(fileURLWithPath: room.path("learner-\(id).jsonl")))
    for _ in 0..<2 {
      let view = reader.look(at: 1)
      XCTAssertEqual(view.learners.map(\.progress.sequence), [3])
      XCTAssertEqual(
        view.troubles.map(\.reason.english), ["is not whole, or not written by kata"])
    }
    try room.publish(progress(5))
    XCTAssertEqual(reader.look(at: 2).troubles, [])
  }

  func testBytesThatAreNoTextAndNoFileAtAllAreTold() throws {
    let room = try SharedRoom(self)
    try Data([0, 255, 254, 0, 1]).write(
      to: URL(fileURLWithPath: room.path("learner-11111111.jsonl")))
    try room.write("", to: "learner-22222222.jsonl")
    try FileManager.default.createSymbolicLink(
      atPath: room.path("learner-33333333.jsonl"), withDestinationPath: "/dev/zero")
    try FileManager.default.createDirectory(
      atPath: room.path("learner-44444444.jsonl"), withIntermediateDirectories: true)
    FileManager.default.createFile(atPath: room.path("learner-55555555.jsonl"), contents: nil)
    XCTAssertEqual(truncate(room.path("learner-55555555.jsonl"), 1 << 40), 0)
    var reader = RoomReader(room.folder)
    let view = reader.look(at: 0)
    XCTAssertEqual(view.learners, [])
    XCTAssertEqual(
      view.troubles.map(\.reason.english),
      [
        "is not whole, or not written by kata", "is empty", "is a link, which is not followed",
        "is not a plain file", "has 1099511627776 bytes, and at most 262144 are read",
      ])
  }

  func testAFileThatSpeaksForSomebodyElseIsNotShown() throws {
    let room = try SharedRoom(self)
    var lines = PublishedLines()
    try lines.data(of: progress(3)).write(
      to: URL(fileURLWithPath: room.path("learner-99999999.jsonl")))
    var reader = RoomReader(room.folder)
    let view = reader.look(at: 0)
    XCTAssertEqual(view.learners, [])
    XCTAssertEqual(view.troubles.map(\.reason.english), ["says that it belongs to 0123abcd"])
  }

  func testAnOlderCopyDoesNotTakeAnythingBack() throws {
    let room = try SharedRoom(self)
    try room.publish(progress(9, passed: true))
    var reader = RoomReader(room.folder)
    _ = reader.look(at: 0)
    try room.publish(progress(5))
    let view = reader.look(at: 1)
    XCTAssertEqual(view.learners.map(\.progress.sequence), [9])
    XCTAssertEqual(view.troubles.map(\.reason.english), ["is an older copy: 5 after 9"])
  }

  func testAPassIsToldOnceHoweverOftenItIsWritten() throws {
    let room = try SharedRoom(self)
    try room.publish(progress(1))
    var reader = RoomReader(room.folder)
    XCTAssertEqual(reader.look(at: 0).passes, [])
    var told: [RoomView.Pass] = []
    for sequence in 2...5 {
      try room.publish(progress(sequence, passed: true))
      told += reader.look(at: Double(sequence)).passes
    }
    XCTAssertEqual(told, [RoomView.Pass(name: "calm-owl", kata: "one")])
  }

  func testAFolderThatIsGoneLeavesWhatWasSeen() throws {
    let room = try SharedRoom(self)
    try room.publish(progress(3))
    var reader = RoomReader(room.folder)
    _ = reader.look(at: 0)
    let elsewhere = room.folder.url.path + ".away"
    XCTAssertEqual(rename(room.folder.url.path, elsewhere), 0)
    let lost = reader.look(at: 1)
    XCTAssertFalse(lost.isThere)
    XCTAssertEqual(lost.learners.count, 1)
    XCTAssertEqual(rename(elsewhere, room.folder.url.path), 0)
    XCTAssertTrue(reader.look(at: 2).isThere)
  }

  func testALaptopsClockADayOffChangesNoTimeOnTheBoard() throws {
    let room = try SharedRoom(self)
    var reader = RoomReader(room.folder)
    _ = reader.look(at: 0)
    for (sequence, skew) in [(1, 86_400.0), (2, -86_400.0)] {
      try room.publish(progress(sequence))
      let time = Int(Date().timeIntervalSince1970 + skew)
      var times = [timeval(tv_sec: time, tv_usec: 0), timeval(tv_sec: time, tv_usec: 0)]
      XCTAssertEqual(utimes(room.path("learner-\(id).jsonl"), &times), 0)
      let now = Double(sequence) * 10
      XCTAssertEqual(reader.look(at: now).learners.map(\.heard), [now])
    }
  }

  func testABoardThatIsOpenedLateKnowsHowOldAFileIs() throws {
    let room = try SharedRoom(self)
    try room.publish(progress(1))
    let time = Int(Date().timeIntervalSince1970) - 600
    var times = [timeval(tv_sec: time, tv_usec: 0), timeval(tv_sec: time, tv_usec: 0)]
    XCTAssertEqual(utimes(room.path("learner-\(id).jsonl"), &times), 0)
    var reader = RoomReader(room.folder)
    let heard = try XCTUnwrap(reader.look(at: 1000).learners.first?.heard)
    XCTAssertEqual(heard, 400, accuracy: 30)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: room.folder.url.path),
      ["learner-\(id).jsonl"])
  }

  func testMoreFilesThanARoomHoldsAreCountedAndNotRead() throws {
    let room = try SharedRoom(self)
    for number in 0..<(RoomReader.mostLearners + 3) {
      try room.write("{}", to: "learner-\(String(format: "%08x", number)).jsonl")
    }
    var reader = RoomReader(room.folder)
    let view = reader.look(at: 0)
    XCTAssertEqual(
      view.troubles.last?.reason.english,
      "is there \(RoomReader.mostLearners + 3) times, and 3 of them are not read")
  }

  func testDraftsAreNobody() throws {
    let room = try SharedRoom(self)
    try room.write("{", to: ".learner-\(id).jsonl.77.draft")
    var reader = RoomReader(room.folder)
    XCTAssertEqual(reader.look(at: 0), RoomView())
    room.folder.removeDrafts(of: id)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: room.path("")), [])
  }
}
