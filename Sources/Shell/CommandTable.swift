import Workbook

/// The commands that `kata COMMAND` knows.
public enum CommandTable {
  /// In the order of help.
  public static let commandLine: [any ShellCommand] = [
    ListCommand(), NextCommand(), GoCommand(), BriefCommand(), PredictCommand(), EditCommand(),
    CheckCommand(), HintCommand(), DiffCommand(), SolutionCommand(), ResetCommand(), OpenCommand(),
    ProgressCommand(), ReviewCommand(), AuditCommand(), GradeCommand(),
    WorkshopCommand(), BoardCommand(), AuthorCommand(), DoctorCommand(),
  ]

  /// The command of a name; otherwise an error that suggests the nearest.
  public static func command(named name: String) throws(UsageError) -> any ShellCommand {
    if let command = commandLine.first(where: { $0.name == name }) { return command }
    let nearest = NearestName(commandLine.map(\.name)).to(name)
    throw UsageError { $0.unknownCommand(name.quotedForTerminal, nearest) }
  }
}
