import Grader

/// A course's own exported Moodle worksheet with the grades filled in.
///
/// Moodle's headers are in the language of the site, so the sheet is filled in and never made: the
/// grade's column is the one that somebody named, or the one after the maximum's usual names.
public struct MoodleReport: Sendable {
  private var table: CSVTable
  private let nameColumns: [Int]
  private let gradeColumn: Int

  /// The headers of a grade's column that are known, in lower case.
  private static let gradeNames: Set = [
    "grade", "評点", "評定", "note", "bewertung", "calificación", "nota", "valutazione",
  ]

  /// Reads a worksheet; nil when it has no column for a grade.
  public init?(worksheet text: String) {
    table = CSVTable(text)
    guard let head = table.rows.first,
      let column = head.firstIndex(where: { Self.gradeNames.contains($0.lowercased()) })
    else { return nil }
    gradeColumn = column
    nameColumns = Array(0..<column)
  }

  /// Fills in a learner's points; says whether the learner is in the sheet.
  ///
  /// A learner is found by any cell before the grade: identifier, name, e-mail address, or its part
  /// before the `@`.
  public mutating func fill(_ grade: LearnerGrade) -> Bool {
    guard !grade.isHeldBack else { return true }
    for index in table.rows.indices.dropFirst() {
      let row = table.rows[index]
      let isHim = nameColumns.contains { column in
        guard column < row.count else { return false }
        let cell = row[column]
        return cell == grade.learner
          || cell.split(separator: "@").first.map(String.init) == grade.learner
      }
      guard isHim, gradeColumn < row.count else { continue }
      table.rows[index][gradeColumn] = "\(grade.score)"
      return true
    }
    return false
  }

  /// The sheet.
  public var text: String { table.text }
}
