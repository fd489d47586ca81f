import Grader
import Workbook

/// What is said at the end of a grading.
struct GradeSummaryText {
  let language: Language

  /// The wall first, then how much of what, then where it lies.
  func text(of summary: GradeSummary, in folder: String) -> String {
    let counts = GradeVerdict.allCases.compactMap { verdict in
      summary.verdicts[verdict.rawValue].map { "\(verdict.rawValue) \($0)" }
    }
    return Sentence(
      """
      Walls: \(summary.wall). \(summary.learners) learners, \(summary.answers) answers, \
      \(summary.answersJudged) of them different.
      \(counts.joined(separator: ", "))
      Results: \(folder)/results.jsonl, reports in \(folder)/reports

      """,
      """
      壁：\(summary.wall)。学習者 \(summary.learners) 人、解答 \(summary.answers) 件（異なるもの \
      \(summary.answersJudged) 件）。
      \(counts.joined(separator: "、"))
      結果：\(folder)/results.jsonl、レポート：\(folder)/reports

      """
    ).text(in: language)
  }
}
