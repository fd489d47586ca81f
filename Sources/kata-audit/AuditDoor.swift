import Foundation
import Shell
import Workbook

/// The way from the words of `kata-audit` to an audit and an exit code.
///
/// `kata audit` hands its words on to here; a team's CI can build and start this program alone.
struct AuditDoor {
  private let command = AuditCommand()
  private let output = SessionOutput.standard

  private var options: [CommandOption] {
    command.options + [
      .choice("--lang", Language.allCases.map(\.rawValue), "the language of the summary"),
      .flag("--help", "this page"), .flag("--version", "which kata this is"),
    ]
  }

  /// Does what the words ask for and gives the exit code.
  func enter(_ words: [String]) -> Int32 {
    let language = language(of: words)
    do {
      if command.asksForHelp(words) {
        let usage = command.usage.replacing(command.name, with: "kata-audit", maxReplacements: 1)
        output.write(command.help(usage: usage, options: options, in: language))
        return ExitCode.success
      }
      let arguments = try ArgumentList(
        words, options: options, operands: command.operands, command: command.name)
      if arguments.has("--version") {
        output.write("kata-audit \(KataVersion.current)\n")
        return ExitCode.success
      }
      try AuditCommand.refuseContradictions(in: arguments)
      return try AuditRun(
        arguments: arguments, setting: CommandSetting(language: language, output: output)
      ).run()
    } catch {
      let sentence = (error as? UsageError)?.sentence(in: language) ?? "\(error)"
      output.note("kata: \(sentence)")
      return Session.exitCode(for: error)
    }
  }

  /// The language, whether or not the other words are understood.
  private func language(of words: [String]) -> Language {
    var named: String?
    for (index, word) in words.enumerated() {
      if word.hasPrefix("--lang=") { named = String(word.dropFirst("--lang=".count)) }
      if word == "--lang", index + 1 < words.count { named = words[index + 1] }
    }
    return named.flatMap(Language.init(named:))
      ?? Language(environment: ProcessInfo.processInfo.environment)
  }
}
