import Workbook

/// `predict`: how many bodies will run? Asked now, answered by running the screen.
struct PredictCommand: ShellCommand {
  let name = "predict"
  let summary = "Foresee how many bodies run; the answer is measured."
  let operands = Operands.optional("KATA")
  let runsCode = true

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    let kata = try session.kata(named: arguments.operands.first)
    let questions = Question.all(of: kata)
    guard !questions.isEmpty else {
      session.output.write(session.wrapped(session.phrases.prediction.none(kata.id)))
      return ExitCode.success
    }
    session.hasAsked.insert(kata.id)
    return session.ask(questions, isWish: true)
  }
}
