import Grader
import Sandbox
import Shell
import Workbook

/// How strong the walls must be, what they are, and the refusal where they are weaker.
struct WallChoice {
  let arguments: ArgumentList
  let language: Language
  let output: SessionOutput

  /// The level to grade at.
  ///
  /// - Throws: `GradeFault` when the walls do not hold and nobody accepted that by hand.
  func level() throws(GradeFault) -> WallLevel {
    if arguments.has("--trust-submissions") {
      output.note(
        Sentence(
          "Grading without walls: the code of the submissions can do whatever you can do.",
          "壁なしで採点します。提出されたコードは、あなたにできることを何でもできます。"
        ).text(in: language))
      return .none
    }
    let report = WallReport.measure()
    if report.level == .full { return .full }
    if report.level == .reduced && arguments.has("--accept-reduced") { return .reduced }
    let english = report.remedies.map(\.english).joined(separator: " ")
    let japanese = report.remedies.map(\.japanese).joined()
    let way = report.level == .reduced ? "--accept-reduced" : "--trust-submissions"
    throw GradeFault(
      "the walls on this machine are \(report.level.rawValue), and grading strangers' code needs full"
        + " ones. \(english) \(way) grades nevertheless",
      "このマシンの壁は \(report.level.rawValue) です。他人のコードを採点するには full が必要です。"
        + "\(japanese)それでも採点するには \(way) を付けてください。")
  }
}
