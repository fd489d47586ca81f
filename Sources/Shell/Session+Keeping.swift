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
        output.note("kata: \(phrases.startersNotKept(Self.sentence(for: error, in: language)))")
        return
      }
    }
  }

  /// Says what is wrong with the workbook and where progress is kept, when there is anything to say.
  public func noteProblems() {
    if let notice = state.notice { output.note("kata: \(notice.text(in: language))") }
    if workbook.katas.isEmpty && workbook.problems.isEmpty {
      output.note("kata: \(phrases.noKatas("\(workbook.folder.path)/Katas"))")
    }
    for problem in workbook.problems {
      let sentence = problem.sentence(in: language)
      output.note("kata: \(sentence)")
      noted.insert(sentence)
    }
  }

  /// Journals that a kata was begun, the first time.
  func begin(_ kata: Kata) {
    if progress[kata.id].state == .notStarted { record(.opened, of: kata) }
  }
}
