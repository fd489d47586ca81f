import Foundation
import Reports
import Workbook

/// Proofs for a person: a table with a row for each kata, and below it each red row in full sentences.
public struct ProofTextReport: Sendable {
  let palette: Palette
  let columns: Int
  private let width: Int

  /// Makes a report on katas of these ids for a terminal of a width.
  public init(katas: [String], palette: Palette = .plain, columns: Int = 80) {
    self.palette = palette
    self.columns = max(40, columns)
    width = max(4, katas.map(TextColumns.width).max() ?? 0)
  }

  /// The heads of the table.
  public func heading() -> String {
    let cells = ProofCell.allCases.map { TextColumns.padded($0.title, to: $0.width) }
    return palette.strong(line(TextColumns.padded("kata", to: width), cells)) + "\n"
  }

  /// One kata's row.
  public func row(of proof: KataProof) -> String {
    let id = TextColumns.padded(proof.kata, to: width)
    let cells = ProofCell.allCases.map { cell in
      let isGood = cell.rules.allSatisfy { proof.isProved($0) }
      let text = TextColumns.padded((isGood ? "" : "✗ ") + cell.text(of: proof), to: cell.width)
      return isGood ? text : palette.bad(text)
    }
    return line(proof.isProved ? palette.good(id) : palette.bad(id), cells) + "\n"
  }

  /// What stands below the table: the red rows, the notes, what was written, and the sum.
  public func details(of proof: WorkbookProof) -> String {
    var text = ""
    for kata in proof.proofs where !kata.isProved {
      text += "\n" + palette.bad("✗ \(kata.kata)") + "\n"
      for fault in kata.faults { text += item("\(fault.rule.rawValue): \(fault.message)") }
    }
    if !proof.problems.isEmpty {
      text += "\n" + palette.bad("✗ the workbook") + "\n"
      for problem in proof.problems { text += item(problem) }
    }
    for kata in proof.proofs where !kata.notes.isEmpty {
      text += "\n" + palette.quiet("  \(kata.kata), by the way") + "\n"
      for note in kata.notes { text += item(note) }
    }
    let written = proof.proofs.filter { !$0.written.isEmpty }
    if !written.isEmpty { text += "\n" }
    for kata in written {
      text += item("wrote into kata.json of \(kata.kata): \(kata.written.joined(separator: ", "))")
    }
    return text + "\n" + summary(of: proof) + "\n"
  }

  private func summary(of proof: WorkbookProof) -> String {
    let red = proof.proofs.count { !$0.isProved }
    let answers = proof.proofs.reduce(0) { $0 + $1.judgements.count }
    let judged = proof.proofs.reduce(0) {
      $0 + $1.judgements.values.reduce(0) { $0 + ($1.other == nil ? 1 : 2) }
    }
    let katas = proof.proofs.count == 1 ? "1 kata" : "\(proof.proofs.count) katas"
    let verdict =
      proof.isProved ? palette.good("all green") : palette.bad(red == 0 ? "red" : "\(red) red")
    return "\(katas), \(answers) answers, \(judged) runs: \(verdict) · "
      + String(format: "%.1f s", proof.seconds)
  }

  private func item(_ sentence: String) -> String {
    let lines = TextColumns.wrap(
      sentence.withoutControls.replacingOccurrences(of: "\n", with: " "), to: columns - 4)
    return lines.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 + "\n" }.joined()
  }

  private func line(_ id: String, _ cells: [String]) -> String {
    let text = ([id] + cells).joined(separator: " ")
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
