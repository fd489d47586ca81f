import Reports
import Workbook

/// The board in a terminal: marks that do not need their colours, 80 columns, what matters first.
public struct BoardText: Sendable {
  private let palette: Palette
  private let columns: Int
  private let rows: Int?
  private let words: BoardWords

  /// A board for a terminal of a size; as long as it has to be when the number of rows is nil.
  public init(language: Language, palette: Palette, columns: Int = 80, rows: Int? = nil) {
    self.palette = palette
    self.columns = max(40, columns)
    self.rows = rows
    words = BoardWords(language: language)
  }

  /// What is measured once for all rows.
  private struct Layout {
    var nameWidth: Int
    /// The katas that have room.
    var places: Range<Int>
    /// Whether a word fits behind the cells.
    var hasMargin: Bool
  }

  /// The lines of the board, none wider than the terminal.
  public func lines(of board: Board) -> [String] {
    var top = [palette.strong(cut("\(board.note.plan.title) · \(words.step(board))"))]
    let then = words.then(board)
    if !then.isEmpty { top.append(cut(then)) }
    top.append(cut(words.room(board)))
    if !board.isThere { top.append(palette.bad(cut("! \(words.noFolder)"))) }
    top.append("")
    guard !board.rows.isEmpty else {
      return top + [words.nobody, cut(words.howToJoin)] + troubles(board)
    }
    let layout = layout(of: board)
    let tail = self.tail(board, layout)
    var body = stuckLines(board, layout) + tableHead(board, layout)
    let rest = rows.map { max(3, $0 - top.count - body.count - tail.count - 1) } ?? Int.max
    let shown = board.rows.count > rest ? max(1, rest - 1) : board.rows.count
    body += board.rows.prefix(shown).map { line(of: $0, layout) }
    if shown < board.rows.count { body.append(words.more(board.rows.count - shown)) }
    return top + body + tail
  }

  /// The whole board as text.
  public func text(of board: Board) -> String {
    lines(of: board).map { $0 + "\n" }.joined()
  }

  private func stuckLines(_ board: Board, _ layout: Layout) -> [String] {
    guard !board.stuck.isEmpty else { return [] }
    let most = rows.map { max(2, $0 / 4) } ?? Int.max
    var lines = [palette.strong(cut("‼ \(words.stuck) (\(board.stuck.count))"))]
    for row in board.stuck.prefix(most) {
      let parts = [
        TextColumns.padded(name(of: row), to: layout.nameWidth),
        TextColumns.padded(row.current ?? "", to: 18),
        TextColumns.padded(words.minutes(row.sincePass), to: 7),
        TextColumns.padded(row.failing > 0 ? "✗\(row.failing)" : "", to: 4),
        row.misconception ?? (row.shared.isEmpty ? "" : words.shows(row.shared)),
      ]
      lines.append(palette.notable(cut("‼ " + parts.joined(separator: " "))))
    }
    if board.stuck.count > most { lines.append(words.more(board.stuck.count - most)) }
    return lines + [""]
  }

  private func tableHead(_ board: Board, _ layout: Layout) -> [String] {
    let numbers = layout.places.map { centred("\($0 + 1)") }.joined()
    return legend(board, layout) + [
      palette.quiet(cut(TextColumns.padded(words.learner, to: layout.nameWidth) + " " + numbers))
    ]
  }

  /// Which kata each number is.
  private func legend(_ board: Board, _ layout: Layout) -> [String] {
    let names = layout.places.map { "\($0 + 1) \(board.columns[$0].kata)" }
    var lines: [String] = []
    for name in names {
      if let last = lines.last, TextColumns.width(last) + 2 + TextColumns.width(name) <= columns {
        lines[lines.count - 1] = last + "  " + name
      } else {
        lines.append(name)
      }
    }
    return lines.map { cut($0) }
  }

  private func line(of row: BoardRow, _ layout: Layout) -> String {
    let cells = layout.places.map { place -> String in
      switch row.cells[place] {
      case .untouched: palette.quiet(centred("·"))
      case .working(0): centred("▸")
      case .working(let failing): palette.notable(centred("✗\(min(failing, 99))"))
      case .passed: palette.good(centred("✓"))
      }
    }
    let name = TextColumns.padded(name(of: row), to: layout.nameWidth)
    let mark = row.isStuck ? palette.bad("‼") : row.isAway ? palette.quiet("–") : " "
    let away = row.isAway ? palette.quiet(" \(words.away)") : ""
    return name + mark + cells.joined() + (layout.hasMargin ? away : "")
  }

  private func tail(_ board: Board, _ layout: Layout) -> [String] {
    let places = layout.places
    let width = layout.nameWidth
    let passed = places.map { centred("\(board.columns[$0].passed)") }.joined()
    let medians = places.map { place in
      centred(board.columns[place].medianSeconds.map { "\(Int(($0 / 60).rounded()))" } ?? "")
    }.joined()
    var lines = [
      cut(TextColumns.padded(words.passed, to: width) + " " + passed),
      cut(TextColumns.padded(words.median, to: width) + " " + medians),
      palette.quiet(cut(words.legend)),
    ]
    if let last = board.passes.last {
      lines.append(cut("\(words.justPassed): \(last.name) \(last.kata)"))
    }
    return lines + troubles(board)
  }

  private func troubles(_ board: Board) -> [String] {
    guard !board.troubles.isEmpty else { return [] }
    let shown = board.troubles.prefix(3).map { trouble in
      cut("  \(trouble.file) \(trouble.reason.text(in: words.language))")
    }
    return [palette.notable("\(words.notShown): \(board.troubles.count)")] + shown
  }

  private func layout(of board: Board) -> Layout {
    let longest = board.rows.map { TextColumns.width(name(of: $0)) }.max() ?? 0
    let nameWidth = min(max(longest, TextColumns.width(words.median)), 24)
    let places = places(in: board, most: max(1, (columns - nameWidth - 1) / 4))
    let width = nameWidth + 1 + places.count * 4 + 1 + TextColumns.width(words.away)
    return Layout(nameWidth: nameWidth, places: places, hasMargin: width <= columns)
  }

  /// The katas that have room: around the one that the plan is at.
  private func places(in board: Board, most: Int) -> Range<Int> {
    let count = board.columns.count
    guard count > most else { return 0..<count }
    let current = board.columns.firstIndex { $0.kata == board.note.now?.kata } ?? 0
    let start = min(max(0, current - most / 2), count - most)
    return start..<(start + most)
  }

  private func name(of row: BoardRow) -> String {
    cut(row.people > 1 ? "\(row.name) ×\(row.people)" : row.name, to: 24)
  }

  private func centred(_ text: String) -> String {
    let space = max(0, 4 - TextColumns.width(text))
    return String(repeating: " ", count: space - space / 2) + text
      + String(repeating: " ", count: space / 2)
  }

  private func cut(_ text: String, to columns: Int? = nil) -> String {
    let columns = columns ?? self.columns
    guard TextColumns.width(text) > columns else { return text }
    var (kept, width) = ("", 0)
    for character in text {
      let next = TextColumns.width(character)
      guard width + next < columns else { break }
      kept.append(character)
      width += next
    }
    return kept + "…"
  }
}
