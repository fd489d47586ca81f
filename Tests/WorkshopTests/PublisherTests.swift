import Foundation
import Workbook
import XCTest

/// The learner's side: a folder that is lost, and a journal that others write too.
final class PublisherTests: XCTestCase {
  private struct Desk {
    let room: SharedRoom
    let journal: Journal
    var member: Membership

    init(_ test: XCTestCase) throws {
      room = try SharedRoom(test)
      let made = FileManager.default.temporaryDirectory.appendingPathComponent("desk-\(UUID())")
      test.addTeardownBlock { try? FileManager.default.removeItem(at: made) }
      journal = Journal(in: StateFolder(url: made))
      member = Membership(
        name: "Mika", with: nil, isNamed: false, folder: room.folder.url, pseudonym: "calm-owl",
        joined: Date(), after: 0)
    }

    func check(_ event: JournalEvent) throws {
      try journal.append(JournalEntry(event, kata: "one"))
    }

    var published: PublishedProgress? {
      guard case .bytes(let data, _) = room.folder.learnerFile(member.id).read(limit: 1 << 20)
      else { return nil }
      var lines = PublishedLines()
      return lines.progress(from: data)
    }
  }

  func testWhatTheJournalSaysIsPublishedAndNothingTwice() throws {
    let desk = try Desk(self)
    var publisher = WorkshopPublisher(desk.member, journal: desk.journal)
    try desk.check(SharedRoom.fail())
    XCTAssertTrue(publisher.publish(at: Date(), isDue: false))
    XCTAssertEqual(desk.published?.checks, 1)
    XCTAssertFalse(publisher.publish(at: Date(), isDue: false))
  }

  func testALostFolderIsNoticedAndCaughtUpWith() throws {
    let desk = try Desk(self)
    var publisher = WorkshopPublisher(desk.member, journal: desk.journal)
    publisher.publish(at: Date(), isDue: true)
    let away = desk.room.folder.url.path + ".away"
    XCTAssertEqual(rename(desk.room.folder.url.path, away), 0)
    for _ in 0..<3 { try desk.check(SharedRoom.fail()) }
    XCTAssertFalse(publisher.publish(at: Date(), isDue: false))
    XCTAssertNotNil(publisher.obstacle)
    XCTAssertEqual(publisher.waiting, 3)
    XCTAssertEqual(rename(away, desk.room.folder.url.path), 0)
    XCTAssertTrue(publisher.publish(at: Date(), isDue: false))
    XCTAssertNil(publisher.obstacle)
    XCTAssertEqual(desk.published?.checks, 3)
  }

  func testAnEmptyMountPointIsNotTheFolder() throws {
    let desk = try Desk(self)
    try desk.room.folder.publish(SharedRoom.note())
    var publisher = WorkshopPublisher(desk.member, journal: desk.journal)
    publisher.publish(at: Date(), isDue: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: desk.room.folder.url.path) {
      unlink(desk.room.path(name))
    }
    XCTAssertFalse(publisher.publish(at: Date(), isDue: true))
    XCTAssertNil(desk.published)
  }

  func testAShellThatIsStartedAgainGoesOnWithTheSameNumbers() throws {
    let desk = try Desk(self)
    for _ in 0..<4 { try desk.check(SharedRoom.fail()) }
    var first = WorkshopPublisher(desk.member, journal: desk.journal)
    first.publish(at: Date(), isDue: true)
    try desk.check(SharedRoom.pass)
    var second = WorkshopPublisher(desk.member, journal: desk.journal)
    second.publish(at: Date(), isDue: true)
    XCTAssertEqual(desk.published?.sequence, 5)
    XCTAssertEqual(desk.published?.checks, 5)
  }

  func testALineThatIsHalfWrittenIsWaitedFor() throws {
    let desk = try Desk(self)
    try desk.check(SharedRoom.fail())
    var tail = JournalTail(of: desk.journal)
    XCTAssertEqual(tail.next().count, 1)
    let line = try String(contentsOf: desk.journal.file, encoding: .utf8)
    let handle = try FileHandle(forWritingTo: desk.journal.file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(line.utf8.prefix(30)))
    XCTAssertEqual(tail.next(), [])
    try handle.write(contentsOf: Data(line.utf8.dropFirst(30)))
    XCTAssertEqual(tail.next().count, 1)
  }

  func testAMembershipIsKeptAndForgotten() throws {
    let desk = try Desk(self)
    let state = StateFolder(url: desk.journal.file.deletingLastPathComponent())
    try desk.member.keep(in: state)
    XCTAssertEqual(Membership(in: state)?.id, desk.member.id)
    Membership.forget(in: state)
    XCTAssertNil(Membership(in: state))
  }

  func testHintsReachThoseWhoAreMeantAndOnce() throws {
    let desk = try Desk(self)
    var note = SharedRoom.note()
    note.hint("all", to: nil, at: Date())
    note.hint("her", to: desk.member.id, at: Date())
    note.hint("him", to: "99999999", at: Date())
    XCTAssertEqual(note.hints(after: 0, for: desk.member).map(\.text), ["all", "her"])
    XCTAssertEqual(note.hints(after: 2, for: desk.member), [])
  }

  func testAHintIsOneLineThatSteersNoTerminal() {
    var note = SharedRoom.note()
    note.hint("a\nb\u{1B}[2J", to: nil, at: Date())
    XCTAssertEqual(note.hints.map(\.text), ["a b[2J"])
  }
}
