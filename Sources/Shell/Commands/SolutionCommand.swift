import Workbook

/// `solution`: the commented solution, freely after passing, before that only when asked twice.
struct SolutionCommand: ShellCommand {
  let name = "solution"
  let summary = "Show the solution; asks first when the kata is not passed."
  let operands = Operands.optional("KATA")
  let options: [CommandOption] = [.flag("--yes", "do not ask")]

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    let kata = try session.kata(named: arguments.operands.first)
    let files = try session.starters.solution(of: kata)
    if session.progress[kata.id].state != .passed && !arguments.has("--yes") {
      guard session.isInteractive else {
        session.output.note(
          "kata: \(session.phrases.solutionNeedsYes(kata.id))")
        return ExitCode.notPassed
      }
      let question = session.phrases.solutionAllTheSame(kata.id)
      if let code = session.refusal(of: question, kata: kata) { return code }
    }
    session.record(.solutionSeen, of: kata)
    for file in files {
      let path = session.workbook.relativePath(
        kata.solutionFolder.appendingPathComponent(file.name))
      let text = file.text.withoutControls
      session.output.write(
        session.palette.strong(path) + "\n" + text + (text.hasSuffix("\n") ? "" : "\n"))
    }
    return ExitCode.success
  }
}
