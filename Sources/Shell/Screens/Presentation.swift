import Foundation
import Reports
import Workbook

/// A kata for the whole room: its brief and its live screen side by side, at the leader's terminal and as a
/// page in large type for the projector.
struct Presentation {
  private let title: String
  private let brief: String
  private let language: Language
  private let palette: Palette
  private let columns: @Sendable () -> Int
  private let clearsScreen: Bool
  private let page: SharedFile?

  /// Presents a kata; a page is written to `page` when there is one.
  init(_ kata: Kata, in session: Session, page: SharedFile?) throws {
    title = kata.title
    brief = try Brief(of: kata, in: session.language).text
    language = session.language
    palette = session.palette
    columns = session.output.columns
    clearsScreen = session.palette.isOn
    self.page = page
  }

  /// What the terminal shows: two columns, then what ran.
  func text(screen lines: [String], ran: String) -> String {
    let width = max(20, (columns() - 3) / 2)
    let left = ProseReport(columns: width).text(of: brief)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let right = lines.flatMap { TextColumns.wrap($0.withoutControls, to: width) }
    var text = clearsScreen ? "\u{1B}[2J\u{1B}[H" : ""
    for row in 0..<max(left.count, right.count) {
      let prose = TextColumns.padded(row < left.count ? left[row] : "", to: width)
      text += prose + " │ " + (row < right.count ? palette.strong(right[row]) : "") + "\n"
    }
    return text + "\n" + ran
  }

  /// Writes the page anew.
  func writePage(screen lines: [String], ran: String) throws(WorkshopFault) {
    guard let page else { return }
    let prose = ProseReport(columns: 60).text(of: brief)
    let text = """
      <!doctype html>
      <html lang="\(language.rawValue)"><head><meta charset="utf-8">
      <meta http-equiv="refresh" content="2">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(SafeText.markup(title))</title>
      <style>:root{color-scheme:light dark}body{margin:2vw;display:grid;grid-template-columns:1fr 1fr;gap:3vw}
      pre{white-space:pre-wrap;font:1.5vw/1.35 system-ui,sans-serif;margin:0}
      #screen{font:bold 2.4vw/1.4 ui-monospace,monospace;border-left:3px solid;padding-left:2vw}
      #ran{grid-column:1/3;font:1.7vw/1.4 ui-monospace,monospace;border-top:3px solid;padding-top:1vw}
      </style></head><body>
      <pre id="brief">\(SafeText.markup(prose))</pre>
      <pre id="screen">\(SafeText.markup(lines.joined(separator: "\n")))</pre>
      <pre id="ran">\(SafeText.markup(ran))</pre>
      </body></html>

      """
    try page.replace(with: Data(text.utf8))
  }
}
