import Reports

/// `list`: the katas with their state.
struct ListCommand: ShellCommand {
  let name = "list"
  let summary = "List the katas and how far you are."
  let options: [CommandOption] = [
    .choice("--format", ["text", "json"], "for a person or for a program")
  ]

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    let report = ListReport(workbook: session.workbook, progress: session.progress)
    if arguments.value("--format") == "json" {
      session.output.write(report.json())
    } else {
      let phrases = session.phrases
      let passed = session.progress.passedCount(in: session.workbook)
      session.output.write(
        report.text(
          palette: session.palette, current: session.current,
          words: [
            .passed: phrases.passed, .started: phrases.started, .notStarted: phrases.notStarted,
          ],
          footer: phrases.passedCount(passed, session.workbook.katas.count)))
    }
    return ExitCode.success
  }
}
