/// `quit`: leaves the shell, as Ctrl-D does.
struct QuitCommand: ShellCommand {
  let name = "quit"
  let summary = "Leave; everything is kept."

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    session.isLeaving = true
    return ExitCode.success
  }
}
