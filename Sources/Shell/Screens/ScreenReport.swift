import KataEvents
import Reports
import Workbook

/// What a screen answers, in words.
struct ScreenReport {
  let palette: Palette
  let phrases: Phrases
  let language: Language
  /// How many columns a line may have.
  let columns: @Sendable () -> Int

  /// The lines for one record; empty for what only programs want.
  func text(of record: Record, _ counted: ScreenCounts) -> String {
    switch record {
    case .bodiesRan(let bodies): text(of: bodies)
    case .text(let lines), .tree(let lines):
      lines.map { $0.withoutControls + "\n" }.joined()
    case .counts(let counts): text(of: counts, counted)
    case .warning(let sentence): wrapped("⚠ \(sentence)", palette.notable)
    case .refused(let english, let japanese):
      wrapped("✗ \(Sentence(english, japanese ?? english).text(in: language))", palette.bad)
    case .facts, .opened, .testStarted, .testFailed, .testSkipped, .testFinished, .ended: ""
    }
  }

  /// A line a view, the busiest since the last action first: what that ran beside the whole.
  private func text(of counts: [String: Int], _ counted: ScreenCounts) -> String {
    guard !counts.isEmpty else { return phrases.noBodyRan + "\n" }
    let rows = counts.map { view, whole in
      (view: view, last: counted.sinceAction(view, of: whole), whole: whole)
    }
    .sorted { ($1.last, $1.whole, $0.view) < ($0.last, $0.whole, $1.view) }
    let headings = (counted.hasActed ? [phrases.sinceAction] : []) + [phrases.sinceOpened]
    let table =
      [[""] + headings]
      + rows.map { row in
        ["\(row.view.withoutControls).body"]
          + (counted.hasActed ? ["×\(row.last)"] : []) + ["×\(row.whole)"]
      }
    let widths = table[0].indices.map { column in
      table.map { TextColumns.width($0[column]) }.max() ?? 0
    }
    return table.enumerated().map { place, cells in
      let padded = zip(cells.dropLast(), widths).map { TextColumns.padded($0, to: $1) }
      let line = (padded + cells.suffix(1)).joined(separator: "  ")
      return (place == 0 ? palette.quiet(line) : line) + "\n"
    }.joined()
  }

  private func wrapped(_ sentence: String, _ paint: (String) -> String) -> String {
    TextColumns.wrap(sentence.withoutControls, to: columns()).map { paint($0) + "\n" }.joined()
  }

  private func text(of bodies: [BodyRecord]) -> String {
    guard !bodies.isEmpty else { return palette.quiet(phrases.noBodyRan) + "\n" }
    return BodyGroup.groups(of: bodies).map { group in
      let cause = phrases.causeChanged(group.cause.withoutControls)
      return phrases.bodyRan(palette.strong(group.view.withoutControls), group.times, cause) + "\n"
    }.joined()
  }
}
