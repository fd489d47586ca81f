import Checker
import Foundation
import Grader
import Reports

/// One page for the class, in one file: learners by katas, the hardest tests, the misunderstandings
/// and the answers that look alike.
public struct ClassPage: Sendable {
  private let katas: [String]
  private var rows = ""
  private var wall = ""
  private var learners = 0
  private var verdicts: [GradeVerdict: Int] = [:]
  private var tests: [String: (run: Int, failed: Int)] = [:]
  private var misconceptions: [String: [String]] = [:]
  private var alike = ""

  /// Makes an empty page with a column for each of these katas.
  public init(katas: [String]) {
    self.katas = katas
  }

  /// Adds a learner's row.
  public mutating func add(_ grade: LearnerGrade) {
    learners += 1
    wall = grade.wall
    let held = grade.isHeldBack ? " <span class=\"held\">held back</span>" : ""
    rows += "<tr><th scope=\"row\">\(SafeText.markup(grade.learner))\(held)</th>"
    rows += "<td class=\"points\">\(grade.score)/\(grade.maxScore)</td>"
    for id in katas {
      guard let kata = grade.katas.first(where: { $0.kata == id }) else {
        rows += "<td class=\"none\">–</td>"
        continue
      }
      let title = SafeText.markup(SafeText.line(kata.reason))
      rows +=
        "<td class=\"\(Self.kind(of: kata.verdict))\" title=\"\(title)\">"
        + "\(Self.mark(of: kata.verdict)) \(kata.verdict.rawValue)"
        + "<br><small>\(kata.score)/\(kata.maxScore)</small></td>"
      count(kata, of: grade.learner)
    }
    rows += "</tr>\n"
  }

  /// Adds the groups of answers to one kata that look alike.
  public mutating func add(_ groups: [SimilarityGroup], of kata: String) {
    for group in groups {
      let names = group.learners.map { SafeText.markup($0) }.joined(separator: ", ")
      alike +=
        "<tr><td>\(SafeText.markup(kata))</td><td class=\"points\">\(group.percent) %</td>"
        + "<td>\(names)</td></tr>\n"
    }
  }

  private mutating func count(_ kata: KataGrade, of learner: String) {
    verdicts[kata.verdict, default: 0] += 1
    if let slug = kata.misconception {
      misconceptions["\(kata.kata): \(slug)", default: []].append(learner)
    }
    for test in kata.tests where test.outcome != .notRun {
      let name = "\(kata.kata): \(test.id)"
      tests[name, default: (0, 0)].run += 1
      if test.outcome != .passed { tests[name, default: (0, 0)].failed += 1 }
    }
  }

  /// The whole page.
  public var text: String {
    let heads = katas.map { "<th scope=\"col\">\(SafeText.markup($0))</th>" }.joined()
    let counts = GradeVerdict.allCases.compactMap { verdict in
      verdicts[verdict].map { "\(Self.mark(of: verdict)) \(verdict.rawValue) \($0)" }
    }.joined(separator: " · ")
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>kata: \(learners) learners</title>
      <style>\(Self.style)</style></head><body>
      <h1>\(learners) learners, \(katas.count) katas</h1>
      <p>Walls: <strong>\(SafeText.markup(wall))</strong>. \(counts)</p>
      <div class="wide"><table id="class"><thead><tr><th scope="col">Learner</th>\
      <th scope="col">Points</th>\(heads)</tr></thead><tbody>
      \(rows)</tbody></table></div>
      <h2>Hardest tests</h2>
      \(hardest)
      <h2>Misunderstandings</h2>
      \(misunderstandings)
      <h2>Answers that look alike</h2>
      <p>The same structure after names, comments and order are taken away. It is a place to look, no
      proof: short katas have few right answers.</p>
      \(alike.isEmpty ? "<p>None.</p>" : "<table id=\"alike\"><tbody>\n\(alike)</tbody></table>")
      </body></html>

      """
  }

  private var hardest: String {
    let worst = tests.filter { $0.value.failed > 0 }.sorted {
      let (one, other) = (rate($0.value), rate($1.value))
      return one == other ? $0.key < $1.key : one > other
    }
    return table(
      "hardest", ["Test", "Did not pass"],
      worst.prefix(20).map { [$0.key, "\($0.value.failed) of \($0.value.run)"] })
  }

  private func rate(_ counts: (run: Int, failed: Int)) -> Double {
    Double(counts.failed) / Double(max(1, counts.run))
  }

  /// The most frequent first, each with who seems to have it; of a large class the first dozen.
  private var misunderstandings: String {
    let most = misconceptions.sorted {
      $0.value.count == $1.value.count ? $0.key < $1.key : $0.value.count > $1.value.count
    }
    return table(
      "misunderstandings", ["Misunderstanding", "Answers", "Whose"],
      most.map { slug, learners in
        let rest = learners.count - 12
        let names = learners.prefix(12).joined(separator: ", ")
        return [slug, "\(learners.count)", rest > 0 ? "\(names) and \(rest) more" : names]
      })
  }

  /// A table whose second column holds figures.
  private func table(_ id: String, _ heads: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "<p>None.</p>" }
    let cells = rows.map { row in
      let columns = row.enumerated().map { number, text in
        "<td\(number == 1 ? " class=\"points\"" : "")>\(SafeText.markup(text))</td>"
      }
      return "<tr>\(columns.joined())</tr>"
    }
    let head = heads.map { "<th scope=\"col\">\($0)</th>" }.joined()
    return "<table id=\"\(id)\"><thead><tr>\(head)</tr></thead><tbody>\n"
      + cells.joined(separator: "\n") + "\n</tbody></table>"
  }

  /// A sign that does not need its colour.
  private static func mark(of verdict: GradeVerdict) -> String {
    switch verdict {
    case .passed: "✓"
    case .failed, .flaky: "✗"
    case .tampered, .forbidden: "⚑"
    case .error: "?"
    default: "!"
    }
  }

  private static func kind(of verdict: GradeVerdict) -> String {
    switch verdict {
    case .passed: "good"
    case .tampered, .forbidden: "flag"
    case .error: "ours"
    default: "bad"
    }
  }

  private static let style = """
    :root{color-scheme:light dark;font:15px/1.4 system-ui,sans-serif}
    body{margin:2rem;max-width:none}.wide{overflow-x:auto}
    table{border-collapse:collapse;margin:.5rem 0 1.5rem}
    th,td{border:1px solid color-mix(in srgb,currentColor 25%,transparent);padding:.3rem .5rem;\
    text-align:left;vertical-align:top}
    thead th{position:sticky;top:0;background:Canvas}
    .points{text-align:right;font-variant-numeric:tabular-nums}
    .good{background:color-mix(in srgb,#0a7 18%,transparent)}
    .bad{background:color-mix(in srgb,#d70 18%,transparent)}
    .flag{background:color-mix(in srgb,#c03 24%,transparent)}
    .ours,.none{opacity:.6}.held{font-weight:normal;font-style:italic}
    """
}
