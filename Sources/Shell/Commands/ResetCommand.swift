import Workbook

/// `reset`: the shipped starter comes back, and what the learner had is kept.
struct ResetCommand: ShellCommand {
  let name = "reset"
  let summary = "Bring the shipped starter back; what you have is kept."
  let operands = Operands.optional("KATA")

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    let kata = try session.kata(named: arguments.operands.first)
    let reset = try session.starters.reset(kata, at: session.now())
    guard !reset.restored.isEmpty || reset.keptIn != nil else {
      session.output.write(session.phrases.unchanged(kata.id) + "\n")
      return ExitCode.success
    }
    session.record(.reset, of: kata)
    var text = session.phrases.resetDone(kata.id) + "\n"
    if let kept = reset.keptIn {
      text += session.phrases.keptIn(session.workbook.relativePath(kept)) + "\n"
    }
    session.output.write(text)
    return ExitCode.success
  }
}
