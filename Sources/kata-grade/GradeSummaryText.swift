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
      Walls: \(summary.wall). \(exam(summary).english)\(summary.learners) learners, \(summary.answers) answers, \
      \(summary.answersJudged) of them different.
      \(counts.joined(separator: ", "))\(advice(summary).english)
      Results: \(folder)/results.jsonl, reports in \(folder)/reports

      """,
      """
      壁：\(summary.wall)。\(exam(summary).japanese)学習者 \(summary.learners) 人、解答 \(summary.answers) 件（異なるもの \
      \(summary.answersJudged) 件）。
      \(counts.joined(separator: "、"))\(advice(summary).japanese)
      結果：\(folder)/results.jsonl、レポート：\(folder)/reports

      """
    ).text(in: language)
  }

  /// What to do about faults of ours, which no learner can mend.
  private func advice(_ summary: GradeSummary) -> Sentence {
    guard let count = summary.verdicts[GradeVerdict.error.rawValue], count > 0 else {
      return Sentence("", "")
    }
    return Sentence(
      "\nNot judged, through no fault of the learners: \(count). --resume grades them again.",
      "\n学習者のせいではなく採点できなかったもの：\(count) 件。--resume で採点し直せます。")
  }

  /// In an exam the first line says what no probe was asked about.
  private func exam(_ summary: GradeSummary) -> Sentence {
    guard let probed = summary.probed else { return Sentence("", "") }
    let katas = summary.notProbed.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      .joined(separator: ", ")
    return katas.isEmpty
      ? Sentence("Exam: \(probed) probed. ", "試験：\(probed) 件をプローブで確認。")
      : Sentence(
        "Exam: \(probed) probed, not probed: \(katas). ",
        "試験：\(probed) 件をプローブで確認、未確認は \(katas)。")
  }
}
