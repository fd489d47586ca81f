import Foundation
import Shell
import Workbook

/// The way from the words of a command line to a session, a command and an exit code.
struct Door {
  let environment = ProcessInfo.processInfo.environment
  let output = SessionOutput.standard

  /// Does what the words ask for and gives the exit code.
  func enter(_ words: [String]) -> Int32 {
    // Even what is wrong with the words is said in their language.
    let language = GlobalArguments.language(of: words, environment: environment)
    do {
      let arguments = try GlobalArguments(words)
      if arguments.own.has("--version") {
        output.write("kata \(KataVersion.current)\n")
        return ExitCode.success
      }
      if arguments.own.has("--help") || arguments.command == "help" && arguments.words.isEmpty {
        output.write(ProgramHelp(options: GlobalArguments.options, language: language).text)
        return ExitCode.success
      }
      if arguments.command == "help" {
        output.write(try CommandTable.command(named: arguments.words[0]).help(in: language))
        return ExitCode.success
      }
      // A mistyped command line is worth a word before a missing workbook is.
      let command = try arguments.command.map { name throws(UsageError) in
        try CommandTable.command(named: name)
      }
      if let command, command.asksForHelp(arguments.words) {
        output.write(command.help(in: language))
        return ExitCode.success
      }
      _ = try command?.arguments(from: arguments.words)
      if let bare = command as? any BareCommand {
        return bare.run(
          arguments.words, in: CommandSetting(language: language, output: output))
      }
      let session = try session(arguments, language)
      // An author is told of them as red rows.
      if command?.name != "author" { session.noteProblems() }
      // Before anything that may lead to the first edit; looking around leaves no trace.
      let isLooking = ["list", "progress", "review", "author", "doctor"].contains(command?.name)
      if !isLooking { session.keepStarters() }
      guard let command else {
        return Shell(session: session, commands: CommandTable.commandLine).run()
      }
      let code =
        ["check", "author", "doctor"].contains(command.name)
        ? session.runStoppable(command, arguments.words)
        : command.run(arguments.words, in: session)
      if !isLooking { session.publishOnce() }
      return code
    } catch {
      output.note("kata: \(Session.sentence(for: error, in: language))")
      return Session.exitCode(for: error)
    }
  }

  private func session(_ arguments: GlobalArguments, _ language: Language) throws -> Session {
    let workbook =
      try arguments.own.value("--workbook").map { folder throws(WorkbookError) in
        try Workbook(
          folder: URL(fileURLWithPath: folder, isDirectory: true), language: language)
      } ?? Workbook.find(language: language)
    return Session(
      workbook: workbook, state: StateFolder(for: workbook, environment: environment),
      language: language, output: output)
  }
}
