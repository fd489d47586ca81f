import Workbook

extension Session {
  /// Puts the shipped starters of all katas into `.kata/starters`, where they outlive the first edit.
  ///
  /// Says so once when that cannot be done; a text that is lost is said when it is needed.
  public func keepStarters() {
    for kata in workbook.katas {
      do {
        try starters.keep(kata)
      } catch WorkbookError.starterLost {
        continue
      } catch {
        output.note("kata: the shipped starters are not being kept: \(error)")
        return
      }
    }
  }

  /// Says what is wrong with the workbook and where progress is kept, when there is anything to say.
  public func noteProblems() {
    if let notice = state.notice { output.note("kata: \(notice)") }
    if workbook.katas.isEmpty && workbook.problems.isEmpty {
      output.note(
        "kata: there is no kata in \(workbook.folder.path)/Katas: `git checkout Katas` brings the"
          + " shipped ones back.")
    }
    for problem in workbook.problems { output.note("kata: \(problem)") }
  }

  /// Journals that a kata was begun, the first time.
  func begin(_ kata: Kata) {
    if progress[kata.id].state == .notStarted { record(.opened, of: kata) }
  }
}
