import Foundation
import Workbook

/// A learner's place in a workshop while the shell runs: the plan's clock, and what is new.
final class WorkshopSeat {
  /// What is kept of it.
  private(set) var member: Membership
  /// What goes to the folder and back.
  let errand: WorkshopErrand
  /// What the leader said last.
  private(set) var note: LeaderNote?

  private let state: StateFolder
  private let words: WorkshopWords
  private let now: () -> ContinuousClock.Instant
  /// When the plan's step began, on this laptop's steady clock.
  private var stepBegan: ContinuousClock.Instant?
  private var hasSaidFive = false
  private var hasSaidUp = false
  private var hasSaidStuck = false

  /// Takes the seat of a member.
  init(
    _ member: Membership, journal: Journal, state: StateFolder, words: WorkshopWords,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.member = member
    self.state = state
    self.words = words
    self.now = now
    errand = WorkshopErrand(member, journal: journal)
    WorkshopFolder(URL(fileURLWithPath: member.folder, isDirectory: true))
      .removeDrafts(of: member.id)
  }

  /// The whole minutes that the plan's step has left; nil where there is no step.
  var minutesLeft: Int? {
    guard let step = note?.now, let stepBegan else { return nil }
    let left = Double(step.minutes) * 60 - (now() - stepBegan) / .seconds(1)
    return Int((left / 60).rounded(.up))
  }

  /// Where the plan is, in a sentence; nil where nobody knows.
  var position: String? {
    guard let note, let step = note.now, let minutesLeft else { return nil }
    return words.at(note.step + 1, note.plan.steps.count, step.name, minutesLeft)
  }

  /// Takes what a look at the folder brought; gives the lines to be shown.
  func take(_ news: WorkshopNews) -> [String] {
    var lines: [String] = []
    if let obstacle = news.obstacle {
      lines.append(words.lost(member.folder, obstacle.text(in: words.language)))
    }
    if let checks = news.caughtUp {
      hasSaidStuck = false
      lines.append(words.back(checks))
    }
    if let (note, age) = news.note { lines += take(note, age) }
    return lines
  }

  private func take(_ fresh: LeaderNote, _ age: Double) -> [String] {
    var lines: [String] = []
    let old = note
    // An older copy that a sync brought back says nothing new.
    if let old, fresh.sequence < old.sequence, fresh.id == old.id { return [] }
    note = fresh
    stepBegan = now() - .seconds(fresh.elapsed + age)
    if old?.step != fresh.step || old?.plan != fresh.plan {
      (hasSaidFive, hasSaidUp) = (false, false)
      if let step = fresh.now {
        lines.append(
          old == nil
            ? position ?? ""
            : step.kata.map { words.nowKata($0, step.minutes) }
              ?? words.nowBreak(step.name, step.minutes))
      } else {
        lines += [words.ended] + summary
      }
    }
    if member.workshop != fresh.id { (member.workshop, member.hintsSeen) = (fresh.id, 0) }
    let hints = fresh.hints(after: member.hintsSeen, for: member)
    lines += hints.map { words.hint($0.text) }
    if let last = hints.last { member.hintsSeen = last.number }
    if !hints.isEmpty || !member.hasSeenLeader {
      member.hasSeenLeader = true
      try? member.keep(in: state)
    }
    return lines
  }

  /// Takes a note without a word.
  func adopt(_ note: LeaderNote) {
    self.note = note
  }

  /// What the plan's clock has to say now.
  func tick() -> [String] {
    var lines: [String] = []
    if errand.isStuck && !hasSaidStuck {
      hasSaidStuck = true
      lines.append(words.lost(member.folder, words.noAnswer))
    }
    guard let step = note?.now, let left = minutesLeft else { return lines }
    if left <= 0 && !hasSaidUp {
      (hasSaidUp, hasSaidFive) = (true, true)
      lines.append(words.timeIsUp(step.name))
    } else if left <= 5 && step.minutes > 6 && !hasSaidFive {
      hasSaidFive = true
      if left == 5 { lines.append(words.fiveLeft(step.name)) }
    }
    return lines
  }

  /// What the learner did, and what to look at again.
  var summary: [String] {
    let progress = errand.progress
    guard let plan = note?.plan else {
      return [
        words.summary(
          progress.katas.count(where: \.isPassed), progress.katas.count, progress.checks)
      ]
    }
    let passed = plan.katas.count { progress[$0].isPassed }
    let review = WorkshopReview.katas(of: progress, in: plan)
    return [
      words.summary(passed, plan.katas.count, progress.checks),
      review.isEmpty ? words.nothingToReview : words.review(review),
    ]
  }

  /// Shows a kata's files to the room from now on.
  func share(_ kata: String) throws {
    member.shared.insert(kata)
    try member.keep(in: state)
  }
}
