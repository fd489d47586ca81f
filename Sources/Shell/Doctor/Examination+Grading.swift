import Reports
import Sandbox
import Workbook

extension Examination {
  /// The walls around code that nobody trusts, as hostile attempts find them, and the limit of memory.
  func grading() -> [DoctorFinding] {
    let report = WallReport.measure(hiding: workbook.folder)
    let remedies = report.remedies.map { $0.text(in: language) }
    return [
      level(report, remedy: report.level == .full ? nil : remedies.first),
      report.isMemoryCertain
        ? DoctorFinding("memory", .fine, words.certainMemory)
        : DoctorFinding("memory", .notice, words.uncertainMemory, remedy: remedies.last),
    ]
  }

  private func level(_ report: WallReport, remedy: String?) -> DoctorFinding {
    let state: DoctorFinding.State = report.level == .full ? .fine : .notice
    // The last trial decided, unless its walls did not stand: then the one before has something to tell.
    guard let told = report.trials.last(where: { $0.obstacle == nil }) else {
      let obstacle = report.trials.last?.obstacle ?? ""
      return DoctorFinding(
        "grading", state, words.noGrading(report.level, obstacle), remedy: remedy)
    }
    let attempts = WallProbe.allCases.map { probe in
      DoctorAttempt(
        probe.rawValue, probe.words.text(in: language), level: told.level.rawValue,
        held: told.held.contains(probe))
    }
    return DoctorFinding(
      "grading", state, words.grading(report.level, told.holds), remedy: remedy,
      attempts: attempts)
  }
}

extension WallSentence {
  /// The sentence for a reader of a language.
  func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }
}
