import Foundation
import Workbook
import XCTest

/// A folder that a room shares, made for one test.
struct SharedRoom {
  let folder: WorkshopFolder

  init(_ test: XCTestCase) throws {
    let made = FileManager.default.temporaryDirectory.appendingPathComponent("room-\(UUID())")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    test.addTeardownBlock { try? FileManager.default.removeItem(at: made) }
    folder = WorkshopFolder(made)
  }

  static let plan = WorkshopPlan(
    title: "Observation", language: .english,
    steps: [
      .init(kata: "one", minutes: 10), .init(pause: "coffee", minutes: 15),
      .init(kata: "two", minutes: 20),
    ])

  static func note(step: Int = 0) -> LeaderNote {
    var note = LeaderNote(plan: plan, at: Date())
    for _ in 0..<step { note.moveOn(at: Date()) }
    return note
  }

  func publish(_ progress: PublishedProgress) throws {
    var lines = PublishedLines()
    try folder.publish(progress, lines: &lines)
  }

  func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
  }

  /// A learner's picture after these events, each a minute after the one before.
  static func progress(
    _ id: String, _ name: String, _ events: [(String, JournalEvent)], people: Int = 1
  ) -> PublishedProgress {
    let start = Date(timeIntervalSince1970: 1_000_000)
    var record = WorkshopRecord(joined: start, after: 0)
    for (place, event) in events.enumerated() {
      record.apply(JournalEntry(event.1, kata: event.0, time: start + Double(place + 1) * 60))
    }
    var progress = PublishedProgress(id: id, name: name, people: people)
    let member = Membership(
      name: name, with: nil, isNamed: true, folder: URL(fileURLWithPath: "/"), pseudonym: name,
      joined: start, after: 0)
    let published = record.published(as: member, at: start + Double(events.count + 1) * 60)
    (progress.sequence, progress.checks, progress.katas, progress.current, progress.sincePass) = (
      published.sequence, published.checks, published.katas, published.current, published.sincePass
    )
    return progress
  }

  static let pass = JournalEvent.checked(verdict: "passed", passed: 1, total: 1)
  static func fail(_ misconception: String? = nil) -> JournalEvent {
    .checked(verdict: "failed", passed: 0, total: 1, misconception: misconception)
  }
}
