import KataEvents
import Reports
import Workbook

/// What a screen answers, in words.
struct ScreenReport {
  let palette: Palette
  let phrases: Phrases
  /// How many columns a line may have.
  let columns: @Sendable () -> Int

  /// The lines for one record; empty for what only programs want.
  func text(of record: Record) -> String {
    switch record {
    case .bodiesRan(let bodies): text(of: bodies)
    case .text(let lines), .tree(let lines):
      lines.map { $0.withoutControls + "\n" }.joined()
    case .counts(let counts):
      counts.isEmpty
        ? phrases.noBodyRan + "\n"
        : counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
          .map { "\($0.key.withoutControls).body ×\($0.value)\n" }.joined()
    case .warning(let sentence): wrapped("⚠ \(sentence)", palette.notable)
    case .refused(let sentence): wrapped("✗ \(sentence)", palette.bad)
    case .opened, .testStarted, .testFailed, .testSkipped, .testFinished, .ended: ""
    }
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
