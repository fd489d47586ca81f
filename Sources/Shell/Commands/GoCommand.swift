import Workbook

/// `go KATA`: makes a kata the current one.
struct GoCommand: ShellCommand {
  let name = "go"
  let summary = "Go to a kata, by name or number."
  let operands = Operands.one("KATA")

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    session.go(to: try session.kata(meaning: arguments.operands[0]))
    return ExitCode.success
  }
}
