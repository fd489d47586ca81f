import Checker
import Foundation
import Grader
import LineEditing
import Sandbox
import Shell
import Workbook

/// The way from the words of `kata-grade` to a grading and an exit code.
///
/// `kata grade` hands its words on to here; a queue engine can start this program alone.
struct GradeDoor {
  private let command = GradeCommand()
  private let output = SessionOutput.standard

  private var options: [CommandOption] {
    command.options + [
      .value("--workbook", "DIR", "the folder with Katas, when it is not this one"),
      .choice(
        "--lang", Language.allCases.map(\.rawValue), "the language of what learners are told"),
      .flag("--help", "this page"), .flag("--version", "which kata this is"),
    ]
  }

  /// Does what the words ask for and gives the exit code.
  func enter(_ words: [String]) -> Int32 {
    do {
      if command.asksForHelp(words) {
        let usage = command.usage.replacing(command.name, with: "kata-grade", maxReplacements: 1)
        output.write(command.help(usage: usage, options: options))
        return ExitCode.success
      }
      let arguments = try ArgumentList(
        words, options: options, operands: command.operands, command: command.name)
      if arguments.has("--version") {
        output.write("kata-grade \(KataVersion.current)\n")
        return ExitCode.success
      }
      try GradeCommand.refuseContradictions(in: arguments)
      let language =
        arguments.value("--lang").flatMap(Language.init(named:))
        ?? Language(environment: ProcessInfo.processInfo.environment)
      let workbook =
        try arguments.value("--workbook").map { folder throws(WorkbookError) in
          try Workbook(
            folder: URL(fileURLWithPath: folder, isDirectory: true), language: language)
        } ?? Workbook.find(language: language)
      let run = try GradeRun(
        arguments: arguments, workbook: workbook, language: language, output: output)
      let cancellation = run.cancellation
      return try EventLoop().work(stop: { cancellation.cancel() }) { try run.run() }
    } catch let fault as GradeFault {
      output.note("kata: \(fault.sentence.text(in: .english))")
      return ExitCode.error
    } catch {
      output.note("kata: \(error)")
      return Session.exitCode(for: error)
    }
  }
}
