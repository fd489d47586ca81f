import Reports
import Workbook

/// A debrief is short: its figures, where it bites, what to try.
struct DebriefRule {
  /// How many lines with words it may have.
  static let lines = 5...14
  /// The columns of a screen.
  static let columns = 80

  let files: KataFiles

  func faults() -> [Fault] {
    Language.allCases.flatMap { language -> [Fault] in
      guard let debrief = try? Debrief(of: files.kata, in: language), debrief.language == language
      else { return [] }
      let name = files.path(ProsePage.debrief.fileName(in: language))
      let lines = debrief.text.split(separator: "\n")
      var faults: [Fault] = []
      if !Self.lines.contains(lines.count) {
        faults.append(
          Fault(
            .pages,
            "\(name) has \(lines.count) lines, and \(Self.lines.lowerBound) to"
              + " \(Self.lines.upperBound) are read."))
      }
      for line in lines where TextColumns.width(line) > Self.columns {
        faults.append(
          Fault(
            .pages,
            "\(name) has a line of more than \(Self.columns) columns:"
              + " \(String(line).quotedForTerminal)."))
      }
      return faults
    }
  }
}
