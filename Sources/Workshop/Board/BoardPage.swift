import Reports
import Workbook

/// The board as one page that needs nothing else and loads itself again: for the projector.
public struct BoardPage: Sendable {
  private let words: BoardWords
  private let seconds: Int

  /// A page in a language that a browser loads again after so many seconds.
  public init(language: Language, refresh seconds: Int = 3) {
    words = BoardWords(language: language)
    self.seconds = seconds
  }

  /// The page.
  public func text(of board: Board) -> String {
    let title = SafeText.markup(board.note.plan.title)
    let folder = board.isThere ? "" : "<p class=\"stuck\">! \(words.noFolder)</p>\n"
    let nobody =
      board.rows.isEmpty
      ? "<p>\(words.nobody)<br><code>\(SafeText.markup(words.howToJoin))</code></p>\n" : ""
    return """
      <!doctype html>
      <html lang="\(words.language.rawValue)"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="refresh" content="\(seconds)">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>\(Self.style)</style></head><body>
      <h1>\(SafeText.markup(words.step(board)))</h1>
      <p class="then">\(title) · \(SafeText.markup(words.then(board)))</p>
      <p class="room">\(SafeText.markup(words.room(board)))</p>
      \(folder)\(nobody)\(stuck(board))\(table(board))\(troubles(board))
      <p class="legend">\(SafeText.markup(words.legend))</p>
      </body></html>

      """
  }

  private func stuck(_ board: Board) -> String {
    guard !board.stuck.isEmpty else { return "" }
    let heads = [words.learner, words.kata, words.sincePass, words.failing, words.looksLike]
    let rows = board.stuck.map { row in
      let cells = [
        row.current ?? "", words.minutes(row.sincePass),
        row.failing > 0 ? "✗\(row.failing)" : "",
        row.misconception ?? (row.shared.isEmpty ? "" : words.shows(row.shared)),
      ]
      return "<tr><th scope=\"row\">\(name(of: row))</th>"
        + cells.map { "<td>\(SafeText.markup($0))</td>" }.joined() + "</tr>"
    }
    return "<h2>‼ \(words.stuck)</h2>\n<table id=\"stuck\"><thead><tr>"
      + heads.map { "<th scope=\"col\">\($0)</th>" }.joined() + "</tr></thead><tbody>\n"
      + rows.joined(separator: "\n") + "\n</tbody></table>\n"
  }

  private func table(_ board: Board) -> String {
    guard !board.rows.isEmpty else { return "" }
    let heads = board.columns.map { column in
      let isNow = column.kata == board.note.now?.kata
      return
        "<th scope=\"col\"\(isNow ? " class=\"now\"" : "")>\(SafeText.markup(column.kata))</th>"
    }
    let rows = board.rows.map { row in
      let mark = row.isStuck ? "‼ " : ""
      let away = row.isAway ? " <small>\(words.away)</small>" : ""
      return "<tr><th scope=\"row\">\(mark)\(name(of: row))\(away)</th>"
        + row.cells.map(cell).joined() + "</tr>"
    }
    return "<table id=\"room\"><thead><tr><th scope=\"col\">\(words.learner)</th>"
      + heads.joined() + "</tr></thead><tbody>\n" + rows.joined(separator: "\n")
      + "\n</tbody><tfoot>\n" + foot(words.passed, board.columns.map { "\($0.passed)" })
      + foot(
        words.median,
        board.columns.map { $0.medianSeconds.map { "\(Int(($0 / 60).rounded()))" } ?? "" })
      + "</tfoot></table>\n"
  }

  private func foot(_ name: String, _ cells: [String]) -> String {
    "<tr><th scope=\"row\">\(name)</th>" + cells.map { "<td>\($0)</td>" }.joined() + "</tr>\n"
  }

  private func cell(_ cell: BoardRow.Cell) -> String {
    switch cell {
    case .untouched: "<td class=\"none\">·</td>"
    case .working(0): "<td class=\"open\">▸</td>"
    case .working(let failing): "<td class=\"bad\">✗\(min(failing, 99))</td>"
    case .passed: "<td class=\"good\">✓</td>"
    }
  }

  private func name(of row: BoardRow) -> String {
    SafeText.markup(row.people > 1 ? "\(row.name) ×\(row.people)" : row.name)
  }

  private func troubles(_ board: Board) -> String {
    guard !board.troubles.isEmpty else { return "" }
    let rows = board.troubles.prefix(20).map { trouble in
      let text = "\(trouble.file) \(trouble.reason.text(in: words.language))"
      return "<li>\(SafeText.markup(SafeText.line(text)))</li>"
    }
    return "<h2>\(words.notShown): \(board.troubles.count)</h2>\n<ul id=\"troubles\">"
      + rows.joined(separator: "\n") + "</ul>\n"
  }

  /// Shapes carry the meaning; the two hues are told apart with any kind of colour vision.
  private static let style = """
    :root{color-scheme:light dark;font:clamp(16px,1.6vw,28px)/1.3 system-ui,sans-serif}
    body{margin:1.5rem}h1{font-size:2.4em;margin:0}.then,.room{font-size:1.4em;margin:.3rem 0}
    table{border-collapse:collapse;margin:.5rem 0 1.5rem}
    th,td{border:1px solid color-mix(in srgb,currentColor 25%,transparent);padding:.2rem .5rem;\
    text-align:center}
    th[scope=row],#stuck td{text-align:left}td{font-size:1.2em;font-variant-numeric:tabular-nums}
    thead th{position:sticky;top:0;background:Canvas}.now{text-decoration:underline}
    .good{background:color-mix(in srgb,#0072b2 26%,transparent)}
    .bad{background:color-mix(in srgb,#e69f00 34%,transparent)}
    .stuck{font-weight:bold}.none{opacity:.5}.legend{opacity:.7}
    """
}
