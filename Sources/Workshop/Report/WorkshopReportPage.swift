import Reports
import Workbook

/// The report as one page that needs nothing else.
public struct WorkshopReportPage: Sendable {
  private let words: BoardWords

  /// A page in a language.
  public init(language: Language) {
    words = BoardWords(language: language)
  }

  /// The page.
  public func text(of report: WorkshopReport) -> String {
    let title = SafeText.markup("\(words.report): \(report.title)")
    return """
      <!doctype html>
      <html lang="\(words.language.rawValue)"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>\(Self.style)</style></head><body>
      <h1>\(title)</h1>
      <h2>\(words.hardest)</h2>
      \(katas(report))
      <h2>\(words.misconceptions)</h2>
      \(misconceptions(report))
      <h2>\(words.predictions)</h2>
      \(predictions(report))
      <h2>\(words.learners)</h2>
      \(learners(report))
      </body></html>

      """
  }

  private func katas(_ report: WorkshopReport) -> String {
    table(
      "katas",
      [
        words.kata, words.begun, words.passed, words.planned, words.median, words.checksToPass,
        words.hints, words.solutions,
      ],
      report.katas.map { kata in
        [
          kata.kata, "\(kata.begun)", "\(kata.passed)", "\(kata.plannedMinutes)",
          number(kata.medianMinutes), number(kata.medianChecks), "\(kata.tookHints)",
          "\(kata.sawSolution)",
        ]
      })
  }

  private func misconceptions(_ report: WorkshopReport) -> String {
    table(
      "misconceptions", [words.kata, words.looksLike, words.answers, words.checks],
      report.misconceptions.prefix(50).map {
        [$0.kata, $0.misconception, "\($0.learners)", "\($0.checks)"]
      })
  }

  private func predictions(_ report: WorkshopReport) -> String {
    table(
      "predictions",
      [
        words.kata, words.question, words.guesses, words.right, words.medianGuess, words.measured,
      ],
      report.predictions.map {
        [
          $0.kata, "\($0.question)", "\($0.guesses)", "\($0.right)", number($0.medianGuess),
          number($0.measured),
        ]
      })
  }

  private func learners(_ report: WorkshopReport) -> String {
    table(
      "learners", [words.learner, words.people, words.passed, words.checks, words.review],
      report.learners.map {
        [
          $0.name, "\($0.people)", "\($0.passed)", "\($0.checks)",
          $0.review.joined(separator: words.language.comma),
        ]
      })
  }

  private func number(_ value: Double?) -> String {
    guard let value else { return "" }
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private func table(_ id: String, _ heads: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "<p>\(words.none)</p>" }
    let lines = rows.map { row in
      "<tr>" + row.map { "<td>\(SafeText.markup(SafeText.line($0)))</td>" }.joined() + "</tr>"
    }
    return "<table id=\"\(id)\"><thead><tr>"
      + heads.map { "<th scope=\"col\">\($0)</th>" }.joined() + "</tr></thead><tbody>\n"
      + lines.joined(separator: "\n") + "\n</tbody></table>"
  }

  private static let style = """
    :root{color-scheme:light dark;font:16px/1.4 system-ui,sans-serif}body{margin:2rem}
    table{border-collapse:collapse;margin:.5rem 0 1.5rem}
    th,td{border:1px solid color-mix(in srgb,currentColor 25%,transparent);padding:.3rem .5rem;\
    text-align:left;font-variant-numeric:tabular-nums}
    """
}
