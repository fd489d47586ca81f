import Foundation

/// The lines that are printed, and what in them is not as it should be.
struct AttackTable {
  let isGated: Bool
  private(set) var faults: [String] = []
  private var lines: [String] = []
  private var passes = 0
  private var rightOnes: [String] = []
  private var seconds = 0.0

  init(isGated: Bool) {
    self.isGated = isGated
  }

  mutating func add(_ row: HostileClass.Row) {
    let entry = row.entry
    let expected = isGated ? entry.gatesOn : entry.gatesOff
    if !expected.contains(row.verdict) {
      faults.append("\(entry.learner): \(row.verdict) (\(row.reason)), not \(expected)")
    }
    if isGated, row.verdict != "passed", !entry.rules.isEmpty,
      !entry.rules.contains(row.rule ?? "")
    {
      faults.append("\(entry.learner): the rule is \(row.rule ?? "none"), not of \(entry.rules)")
    }
    if let note = entry.note, !row.notes.contains(note) {
      faults.append("\(entry.learner): \(note) is not among the notes: \(row.notes)")
    }
    if row.verdict == "passed" {
      if expected.contains("passed") { rightOnes.append(entry.id) } else { passes += 1 }
    }
    seconds += row.seconds
    let rule = row.rule ?? entry.note.map { "noted: \($0)" } ?? "–"
    lines.append(
      "\(entry.group.rawValue) | \(entry.kata) | \(entry.id) | \(row.verdict) | \(rule) | "
        + String(format: "%.2f", row.seconds))
  }

  func text(neighbours: Int, disturbed: [String], left: Leftovers) -> String {
    let head = [
      "gates \(isGated ? "on" : "off")", "group | kata | attack | verdict | rule | seconds",
    ]
    let foot = [
      "\(lines.count) entries: \(passes) passed that must not;"
        + " \(String(format: "%.1f", seconds)) s of judging",
      "passed, and may (the manifest says why): \(rightOnes.joined(separator: ", "))",
      "\(neighbours) neighbours: \(disturbed.count) differ with and without the attack",
      "left behind: \(left.processes.count) processes, \(left.files.count) files,"
        + " \(left.groups.count) control groups",
    ]
    return (head + lines + foot).joined(separator: "\n")
  }
}
