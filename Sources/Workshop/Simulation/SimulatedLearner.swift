import Foundation
import Workbook

/// A learner who is nobody: a real journal, a real publisher, a clock that is wrong, and accidents.
struct SimulatedLearner {
  /// What the learner really did, counted apart from everything that is tried here.
  private(set) var truth = Truth()
  /// How many accidents happened.
  private(set) var accidents = 0

  /// What was really done.
  struct Truth: Sendable, Equatable {
    var events = 0
    var checks = 0
    var passed: Set<String> = []
  }

  private let room: WorkshopFolder
  private let journal: Journal
  private let member: Membership
  private let katas: [String]
  private let events: Int
  private let skew: Double
  private var publisher: WorkshopPublisher
  private var numbers: SimulatedNumbers

  /// Seats a learner with a folder of their own.
  init(
    _ number: Int, room: WorkshopFolder, desk: URL, katas: [String], events: Int, seed: UInt64
  ) {
    self.room = room
    self.katas = katas
    self.events = events
    numbers = SimulatedNumbers(seed: seed &+ UInt64(number) &* 0x9E37_79B9)
    skew = Double(numbers.next(below: 172_800)) - 86_400
    journal = Journal(in: StateFolder(url: desk))
    member = Membership(
      name: "learner", with: nil, isNamed: false, folder: room.url,
      pseudonym: "learner-\(number)", joined: Date(timeIntervalSince1970: skew), after: 0)
    publisher = WorkshopPublisher(member, journal: journal)
  }

  /// Who it is in the folder.
  var id: String { member.id }

  /// Lives through one second of the virtual clock.
  mutating func live(second: Int) throws {
    let time = Date(timeIntervalSince1970: Double(second) + skew)
    let entry = self.entry(second, at: time)
    // Accidents come a few times an hour.
    let accident = numbers.next(below: 1500)
    if accident == 0 { try tear(entry) }
    try journal.append(entry)
    count(entry)
    if accident == 1 { restart() }
    if accident == 2 { try leaveHalfADraft() }
    publisher.publish(at: time, isDue: second % 30 == 0)
    if accident == 3 { try writeHalf() }
  }

  /// Publishes the last of it, as a shell does that is closed.
  mutating func close() {
    publisher.publish(at: Date(timeIntervalSince1970: Double(events) + skew), isDue: true)
  }

  /// A kata has its share of the hour: opened, predicted, failed again and again, passed at last.
  private func entry(_ second: Int, at time: Date) -> JournalEntry {
    let share = max(4, events / katas.count)
    let kata = katas[min(second / share, katas.count - 1)]
    let event: JournalEvent =
      switch (second % share, second % 7) {
      case (0, _): .opened
      case (1, _): .predicted(index: 0, guess: second % 60, measured: 1)
      case (share - 1, _): .checked(verdict: "passed", passed: 5, total: 5)
      case (_, 3): .hintTaken(level: second % 3 + 1)
      default:
        .checked(
          verdict: "failed", passed: second % 5, total: 5,
          misconception: second % 2 == 0 ? "counts-from-the-parent" : "copies-the-model")
      }
    return JournalEntry(event, kata: kata, time: time)
  }

  private mutating func count(_ entry: JournalEntry) {
    truth.events += 1
    guard case .checked(let verdict, _, _, _) = entry.event else { return }
    truth.checks += 1
    if verdict == "passed" { truth.passed.insert(entry.kata) }
  }

  /// The shell is killed: what it knew is gone, the journal is not.
  private mutating func restart() {
    accidents += 1
    publisher = WorkshopPublisher(member, journal: journal)
  }

  /// The machine loses power while an entry is written: half a line, which is no event.
  private mutating func tear(_ entry: JournalEntry) throws {
    guard truth.events > 0 else { return }
    accidents += 1
    let handle = try FileHandle(forWritingTo: journal.file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("{\"event\":\"checked\",\"kata\":\"\(entry.kata)".utf8))
    try handle.close()
    publisher = WorkshopPublisher(member, journal: journal)
  }

  /// The shell is killed while it publishes: its draft stays.
  private mutating func leaveHalfADraft() throws {
    accidents += 1
    let draft = room.url.appendingPathComponent(".learner-\(id).jsonl.\(getpid()).draft")
    try Data("{\"version\":1,\"id\":".utf8).write(to: draft)
    publisher = WorkshopPublisher(member, journal: journal)
  }

  /// Whoever copies the folder about stops in the middle of this learner's file.
  private mutating func writeHalf() throws {
    accidents += 1
    let file = room.url.appendingPathComponent("learner-\(id).jsonl")
    guard let data = try? Data(contentsOf: file) else { return }
    try data.prefix(data.count / 2).write(to: file)
  }
}
