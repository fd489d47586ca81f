import Reports
import Workbook

/// `review`: what comes back today, and why; `review KATA` does it.
struct ReviewCommand: ShellCommand {
  let name = "review"
  let summary = "Bring back what you missed or passed long ago."
  let operands = Operands.optional("KATA")
  let options: [CommandOption] = [
    .choice("--format", ["text", "json"], "for a person or for a program")
  ]
  let runsCode = true

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    let schedule = ReviewSchedule(session.progress, in: session.workbook)
    let today = LocalDay(of: session.now())
    let isForProgram = arguments.value("--format") == "json"
    if let name = arguments.operands.first {
      guard !isForProgram else {
        throw UsageError { $0.dueIsAList(name.quotedForTerminal) }
      }
      return try doAgain(try session.kata(named: name), schedule, today, session)
    }
    if isForProgram {
      let report = ReviewReport(schedule, progress: session.progress, today: today)
      session.output.write(report.json())
      return ExitCode.success
    }
    show(schedule, today, session)
    let questions = schedule.due(on: today).compactMap { item in
      item.prediction.flatMap { Question(item.kata, $0) }
    }
    // Nobody is asked who did not name a kata and cannot answer.
    guard session.isInteractive, !questions.isEmpty else { return ExitCode.success }
    session.output.write("\n")
    return session.ask(questions, isWish: false)
  }

  private func show(_ schedule: ReviewSchedule, _ today: LocalDay, _ session: Session) {
    let words = session.phrases.review
    let due = schedule.due(on: today)
    let next = schedule.next(after: today)
    var text = ""
    if due.isEmpty {
      text += session.wrapped(words.nothing(next?.day.text))
    } else {
      text += session.palette.strong(words.due(due.count)) + "\n"
      text += due.map { lines(of: $0, today, session) }.joined()
      if let next {
        text += session.wrapped(words.later(schedule.items.count - due.count, next.day.text))
      }
    }
    let calibration = session.progress.calibration
    if calibration.count > 0 {
      text += session.wrapped(session.phrases.prediction.calibration(calibration))
    }
    session.output.write(text)
  }

  private func lines(of item: DueItem, _ today: LocalDay, _ session: Session) -> String {
    let words = session.phrases.review
    var lines = [item.kata.title, words.whyKata(item.since.days(to: today))]
    var how = words.howKata(item.kata.id)
    if let index = item.prediction, let question = Question(item.kata, index) {
      let last = session.progress[item.kata.id].predictions[index]?.last
      lines = [
        session.phrases.prediction.text(
          of: question, isEdited: !session.isUntouched(item.kata)),
        last.map(words.whyPrediction) ?? "",
      ]
      how = words.howPrediction(item.kata.id)
    }
    let columns = session.output.columns() - 4
    let rows = (lines + [how]).flatMap { TextColumns.wrap($0, to: max(20, columns)) }
    return "  \(session.palette.notable(item.kata.id))\n" + rows.map { "    \($0)\n" }.joined()
  }

  /// Asks a kata's due predictions; then, when the kata is due itself, brings its starter back.
  private func doAgain(
    _ kata: Kata, _ schedule: ReviewSchedule, _ today: LocalDay, _ session: Session
  ) throws -> Int32 {
    let words = session.phrases.review
    let due = schedule.due(on: today).filter { $0.kata.id == kata.id }
    guard !due.isEmpty else {
      let next = schedule.items.first { $0.kata.id == kata.id }
      session.output.write(session.wrapped(words.notDue(kata.id, next?.day.text)))
      return ExitCode.success
    }
    let code = session.ask(
      due.compactMap { item in item.prediction.flatMap { Question(kata, $0) } }, isWish: true)
    // Ctrl-C at a question is no wish to begin again.
    guard code != ExitCode.interrupted, due.contains(where: { $0.prediction == nil }) else {
      return code
    }
    let reset = try session.starters.reset(kata, at: session.now())
    session.record(.reset, of: kata)
    session.output.write(session.phrases.resetDone(kata.id) + "\n")
    if let kept = reset.keptIn {
      session.output.write(session.phrases.keptIn(session.workbook.relativePath(kept)) + "\n")
    }
    session.output.write(session.wrapped(words.restarted(kata.id)))
    session.go(to: kata)
    return code
  }
}
