import Reports
import Workbook

/// `diff`: what the learner changed.
struct DiffCommand: ShellCommand {
  let name = "diff"
  let summary = "Show what you changed since the kata was shipped."
  let operands = Operands.optional("KATA")

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    let kata = try session.kata(named: arguments.operands.first)
    let changes = try session.starters.changes(in: kata)
    if changes.isEmpty {
      session.output.write(session.phrases.unchanged(kata.id) + "\n")
    } else {
      session.output.write(DiffReport(palette: session.palette).text(of: changes))
    }
    return ExitCode.success
  }
}
