import Reports
import Workbook

/// `progress`: what is passed and started, chapter by chapter, and the hints it took.
struct ProgressCommand: ShellCommand {
  let name = "progress"
  let summary = "Show what is passed, and the hints it took."

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    let phrases = session.phrases
    let workbook = session.workbook
    var text = ""
    let width = workbook.katas.map { TextColumns.width($0.id) }.max() ?? 0
    for chapter in workbook.chapters {
      let states = chapter.katas.map { session.progress[$0] }
      let passed = states.count { $0.state == .passed }
      text += session.palette.strong(chapter.title)
      text += " · \(phrases.passedCount(passed, states.count))\n"
      for (id, state) in zip(chapter.katas, states) {
        let name = TextColumns.padded(id, to: width)
        text += "  \(mark(state, session)) \(name)  \(words(state, session))\n"
      }
    }
    let count = session.progress.passedCount(in: workbook)
    text += phrases.passedCount(count, workbook.katas.count) + "\n"
    let calibration = session.progress.calibration
    if calibration.count > 0 { text += phrases.prediction.calibration(calibration) + "\n" }
    session.output.write(text)
    return ExitCode.success
  }

  private func mark(_ progress: KataProgress, _ session: Session) -> String {
    switch progress.state {
    case .passed: session.palette.good("✓")
    case .started: session.palette.notable("…")
    case .notStarted: "·"
    }
  }

  private func words(_ progress: KataProgress, _ session: Session) -> String {
    let phrases = session.phrases
    var words =
      switch progress.state {
      case .passed: [phrases.passed]
      case .started: [phrases.started]
      case .notStarted: [phrases.notStarted]
      }
    if progress.state == .started, let tests = progress.lastTests {
      words[0] += " \(tests.passed)/\(tests.total)"
    }
    if progress.hintLevel > 0 { words.append(phrases.hintsUsed(progress.hintLevel)) }
    if progress.sawSolutionFirst { words.append(phrases.sawSolution) }
    return words.joined(separator: session.language.comma)
  }
}
