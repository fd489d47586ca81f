import Reports
import Workbook

/// `help`: all commands on one screen, or one command's usage.
struct HelpCommand: ShellCommand {
  let name = "help"
  let summary = "Show this list, or how one command is used."
  let operands = Operands.optional("COMMAND")
  /// The other commands, in the order of the list.
  let commands: [any ShellCommand]

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    let phrases = session.phrases
    if let word = arguments.operands.first {
      guard let command = commands.first(where: { $0.name == word }) else {
        let nearest = NearestName(commands.map(\.name)).to(word)
        throw UsageError(phrases.unknownCommand(word.quotedForTerminal, nearest))
      }
      session.output.write(command.help(in: session.language))
      return ExitCode.success
    }
    let rows = commands.map { command in
      let words = [command.name, command.operands.usage].filter { !$0.isEmpty }
      return (words.joined(separator: " "), phrases.summary(of: command))
    }
    let width = rows.map { TextColumns.width($0.0) }.max() ?? 0
    var text = session.palette.strong(phrases.helpHeading) + "\n"
    for (usage, summary) in rows {
      text += "  \(TextColumns.padded(usage, to: width))  \(summary)\n"
    }
    text += phrases.helpFooter.map { session.wrapped($0) }.joined()
    session.output.write(text)
    return ExitCode.success
  }
}
