import Foundation
import Reports
import Workbook

/// A brief fits a screen, names the files to edit, and says what is out of scope and where to read on.
struct BriefRule {
  /// The lines of a screen, title and prompt included.
  static let mostLines = 24
  /// The columns of a screen.
  static let columns = 80

  let files: KataFiles

  /// What the two last lines of a brief begin with.
  private static let endings: [Language: (scope: String, reading: String)] = [
    .english: ("Not here: ", "Read: https://"),
    .japanese: ("ここでは扱わないこと：", "参考：https://"),
  ]

  /// The lines of the longest brief on a screen, with the prompt below it.
  func lines() -> Int? {
    Language.allCases.compactMap { brief(in: $0) }.map { shown($0).count + 2 }.max()
  }

  func faults() -> [Fault] {
    Language.allCases.flatMap { language -> [Fault] in
      guard let brief = brief(in: language) else { return [] }
      let name = files.path(ProsePage.brief.fileName(in: language))
      return (size(brief) + ending(brief) + naming(brief)).map {
        Fault(.brief, "\(name) \($0)")
      }
    }
  }

  private func brief(in language: Language) -> Brief? {
    guard let brief = try? Brief(of: files.kata, in: language), brief.language == language else {
      return nil
    }
    return brief
  }

  /// The brief's lines below its title, as `brief` shows them, and one for the end.
  private func shown(_ brief: Brief) -> [Substring] {
    ProseReport(columns: Self.columns).text(of: brief.text).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  private func size(_ brief: Brief) -> [String] {
    let lines = shown(brief)
    var sentences: [String] = []
    if lines.count + 2 > Self.mostLines {
      sentences.append(
        "takes \(lines.count + 2) lines of a screen with its title and the prompt, and"
          + " \(Self.mostLines) are there: shorten it.")
    }
    for line in lines where TextColumns.width(line) > Self.columns {
      sentences.append(
        "has a line of more than \(Self.columns) columns: \(String(line).quotedForTerminal).")
    }
    return sentences
  }

  private func ending(_ brief: Brief) -> [String] {
    guard let ending = Self.endings[brief.language] else { return [] }
    let lines = brief.text.split(separator: "\n")
    var sentences: [String] = []
    if !lines.contains(where: { $0.hasPrefix(ending.scope) }) {
      sentences.append("does not say what is out of scope: add a line `\(ending.scope)…`.")
    }
    if lines.last?.hasPrefix(ending.reading) != true {
      sentences.append(
        "does not end with Apple's documentation or the proposal: add a last line"
          + " `\(ending.reading)…`.")
    }
    return sentences
  }

  private func naming(_ brief: Brief) -> [String] {
    files.starters.filter { starter in
      (starter.text.contains("// TODO") || starter.name == files.kata.facts.audit?.configuration)
        && !brief.text.contains("`\(starter.name)`")
    }
    .map { "does not name the file to edit: write `\($0.name)` in it." }
  }
}
