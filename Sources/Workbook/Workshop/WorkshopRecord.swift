import Foundation

/// The fold from a learner's journal to what is published of it: entry by entry, in the journal's order.
public struct WorkshopRecord: Sendable, Equatable {
  /// What can be published, except for who it is.
  public private(set) var katas: [String: PublishedKata] = [:]
  /// How many entries were folded, those before joining included.
  public private(set) var sequence = 0
  /// How many checks were made since joining.
  public private(set) var checks = 0
  /// The kata that was opened last.
  public private(set) var current: String?

  /// How many entries were there at joining: of these only passes count.
  private let joinedAt: Int
  private var firstTouch: [String: Date] = [:]
  private var since: Date

  /// Makes a record of a learner who joined at a time, with so many entries in the journal.
  public init(joined: Date, after entries: Int) {
    since = joined
    joinedAt = entries
  }

  /// Adds one entry.
  public mutating func apply(_ entry: JournalEntry) {
    sequence += 1
    if entry.event == .opened { current = entry.kata }
    var kata = katas[entry.kata] ?? PublishedKata(entry.kata)
    guard sequence > joinedAt else {
      if case .checked("passed", _, _, _) = entry.event { kata.isPassed = true }
      if kata.isPassed { katas[entry.kata] = kata }
      return
    }
    // Who sat at it already when joining began it then.
    let touched = firstTouch[entry.kata] ?? (entry.event == .opened ? entry.time : since)
    firstTouch[entry.kata] = touched
    switch entry.event {
    case .opened, .reset: break
    case .checked(let verdict, _, _, let misconception):
      checks += 1
      current = entry.kata
      kata.checks += 1
      kata.verdict = verdict
      kata.misconception = misconception
      if let misconception { kata.misconceptions[misconception, default: 0] += 1 }
      kata.failing = verdict == "passed" ? 0 : kata.failing + 1
      if verdict == "passed" {
        since = entry.time
        if !kata.isPassed { kata.seconds = max(0, entry.time.timeIntervalSince(touched)) }
        kata.isPassed = true
      }
    case .predicted(let index, let guess, let measured):
      if !kata.guesses.contains(where: { $0.index == index }) {
        kata.guesses.append(.init(index: index, guess: guess, measured: measured))
      }
    case .hintTaken(let level): kata.hints = max(kata.hints, level)
    case .solutionSeen: if !kata.isPassed { kata.sawSolution = true }
    }
    katas[entry.kata] = kata
  }

  /// What is published at a time.
  public func published(
    as member: Membership, at time: Date, current kata: String? = nil
  ) -> PublishedProgress {
    var progress = PublishedProgress(id: member.id, name: member.shown, people: member.people)
    progress.sequence = sequence
    progress.checks = checks
    progress.current = kata ?? current
    progress.sincePass = max(0, time.timeIntervalSince(since)).rounded()
    progress.katas = katas.values.sorted { $0.kata < $1.kata }
    progress.shared = member.shared.sorted()
    return progress
  }
}
