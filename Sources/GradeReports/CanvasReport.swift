import Grader
import Reports

/// A gradebook for Canvas: a row a learner, a column a kata.
///
/// A title that Canvas does not know makes a new assignment there, so the columns are named plainly.
public struct CanvasReport: Sendable {
  private let katas: [String]

  /// Makes a report with these columns.
  public init(katas: [String]) {
    self.katas = katas
  }

  /// The header, and the row of possible points.
  public func head(maximum: [String: Int]) -> String {
    let titles = katas.map { SafeText.cell("kata \($0)") }
    let points = katas.map { "\(maximum[$0] ?? 0)" }
    return (["Student", "ID", "SIS User ID", "SIS Login ID", "Section"] + titles)
      .joined(separator: ",") + "\n"
      + (["    Points Possible", "", "", "", ""] + points).joined(separator: ",") + "\n"
  }

  /// The row of a learner; a held back one has no points, one that is a fault of ours neither.
  public func row(of grade: LearnerGrade) -> String {
    let name = SafeText.cell(grade.learner)
    let cells = katas.map { id -> String in
      guard !grade.isHeldBack, let kata = grade.katas.first(where: { $0.kata == id }),
        kata.verdict != .error
      else { return "" }
      return "\(kata.score)"
    }
    return ([name, "", "", name, ""] + cells).joined(separator: ",") + "\n"
  }
}
