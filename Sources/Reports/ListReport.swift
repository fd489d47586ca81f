import Foundation
import Workbook

/// The katas of a workbook with the learner's state.
public struct ListReport: Sendable {
  let workbook: Workbook
  let progress: LearnerProgress

  /// Makes a report.
  public init(workbook: Workbook, progress: LearnerProgress) {
    self.workbook = workbook
    self.progress = progress
  }

  /// For a person: chapters, and a line a kata. The current kata is marked with `→`.
  ///
  /// - Parameters:
  ///   - words: A word for each state.
  ///   - footer: The last line: how many are passed.
  public func text(
    palette: Palette, current: Kata?, words: [KataProgress.State: String], footer: String
  ) -> String {
    let stateWidth = words.values.map { TextColumns.width($0) }.max() ?? 0
    let width = workbook.katas.map { TextColumns.width($0.id) }.max() ?? 0
    var text = ""
    for chapter in workbook.chapters {
      text += palette.strong(chapter.title) + "\n"
      for kata in workbook.katas where chapter.katas.contains(kata.id) {
        let state = progress[kata.id].state
        let mark = kata.id == current?.id ? "→" : " "
        let id = TextColumns.padded(kata.id, to: width)
        let word = TextColumns.padded(words[state] ?? state.rawValue, to: stateWidth)
        text += "\(mark) \(marked(word, state, palette))  \(id)  \(kata.title)\n"
      }
    }
    return text + footer + "\n"
  }

  /// For a program: one object with a version; each kata has `id` and `title`, which is the English one.
  ///
  /// It is the same whatever language the workbook was read in.
  public func json() -> String {
    struct Row: Encodable {
      var id: String
      var title: String
      var titles: [String: String]
      var state: KataProgress.State
      var chapter: String
      var path: String
      var minutes: Int
      var attempts: Int
      var hintLevel: Int
    }
    struct Whole: Encodable {
      var version = 1
      var katas: [Row]
      var problems: [String]
    }
    let rows = workbook.katas.map { kata in
      let progress = progress[kata.id]
      let titles = kata.titles
      return Row(
        id: kata.id, title: titles["en"] ?? kata.title, titles: titles, state: progress.state,
        chapter: workbook.chapter(of: kata)?.name ?? "", path: kata.path,
        minutes: kata.facts.minutes, attempts: progress.attempts, hintLevel: progress.hintLevel)
    }
    return JSONText.of(Whole(katas: rows, problems: workbook.problems.map { "\($0)" }))
  }

  private func marked(
    _ word: String, _ state: KataProgress.State, _ palette: Palette
  ) -> String {
    switch state {
    case .passed: palette.good("✓ \(word)")
    case .started: palette.notable("… \(word)")
    case .notStarted: palette.quiet("· \(word)")
    }
  }
}
