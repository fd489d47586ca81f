import Reports

/// `doctor`: what is there, what is missing, the fix.
struct DoctorCommand: ShellCommand {
  let name = "doctor"
  let summary = "Look at the toolchain, libedit, the caches and the editor."
  let options: [CommandOption] = [
    .choice("--format", ["text", "json"], "for a person or for a program")
  ]

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    let report = DoctorReport(Examination(of: session.workbook, state: session.state).findings())
    session.output.write(
      arguments.value("--format") == "json"
        ? report.json() : report.text(palette: session.palette))
    return report.canCheck ? ExitCode.success : ExitCode.error
  }
}
