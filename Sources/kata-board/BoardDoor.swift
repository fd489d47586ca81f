import Foundation
import Shell
import Workbook

/// The way from the words of `kata-board` to a board and an exit code.
struct BoardDoor {
  private let command = BoardCommand()
  private let output = SessionOutput.standard

  private var options: [CommandOption] {
    command.options + [
      .value("--workbook", "DIR", "the folder with Katas, when it is not this one"),
      .choice("--lang", Language.allCases.map(\.rawValue), "the language, when the plan has none"),
      .flag("--help", "this page"), .flag("--version", "which kata this is"),
    ]
  }

  /// Does what the words ask for and gives the exit code.
  func enter(_ words: [String]) -> Int32 {
    var language = Language(environment: ProcessInfo.processInfo.environment)
    do {
      if command.asksForHelp(words) {
        let usage = command.usage.replacing(command.name, with: "kata-board", maxReplacements: 1)
        output.write(command.help(usage: usage, options: options, in: language))
        return ExitCode.success
      }
      if words.contains("--version") {
        output.write("kata-board \(KataVersion.current)\n")
        return ExitCode.success
      }
      let arguments = try ArgumentList(
        words, options: options, operands: command.operands, command: command.name)
      try BoardCommand.refuseContradictions(in: arguments)
      language = arguments.value("--lang").flatMap(Language.init(named:)) ?? language
      return try BoardRun(arguments: arguments, language: language, output: output).run()
    } catch {
      output.note("kata: \(Session.sentence(for: error, in: language))")
      return Session.exitCode(for: error)
    }
  }
}
