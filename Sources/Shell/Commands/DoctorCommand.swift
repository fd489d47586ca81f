import Reports
import Workbook

/// `doctor`: what is there, what is missing, the fix.
struct DoctorCommand: ShellCommand {
  let name = "doctor"
  let summary = "Look at the toolchain, libedit, the caches and the editor."
  let options: [CommandOption] = [
    .choice("--format", ["text", "json"], "for a person or for a program"),
    .flag("--workshop", "make ready for a workshop offline, and print one line to send"),
  ]
  let runsCode = true

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    if arguments.has("--workshop") {
      guard !arguments.has("--format") else {
        throw UsageError { $0.notTogether("--workshop", "--format") }
      }
      return try Readiness(of: session).prove()
    }
    let isForProgram = arguments.value("--format") == "json"
    // What programs read is the same in every language.
    let examination = Examination(
      of: session.workbook, state: session.state,
      language: isForProgram ? .english : session.language)
    let report = DoctorReport(examination.findings())
    session.output.write(
      isForProgram ? report.json() : report.text(palette: session.palette, words: words(session)))
    return report.canCheck ? ExitCode.success : ExitCode.error
  }

  private func words(_ session: Session) -> DoctorReportWords {
    switch session.language {
    case .english: .english
    case .japanese: .japanese
    }
  }
}
