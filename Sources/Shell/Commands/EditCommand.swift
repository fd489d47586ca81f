import Foundation
import Sandbox
import SourceOutline
import Workbook

/// `edit`: opens the learner's editor at the first TODO.
struct EditCommand: ShellCommand {
  let name = "edit"
  let summary = "Open your editor ($VISUAL or $EDITOR) at the first TODO."
  let operands = Operands.optional("KATA")

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    let kata = try session.kata(named: arguments.operands.first)
    let environment = ProcessInfo.processInfo.environment
    try? session.starters.keep(kata)
    let place = firstTODO(in: kata)
    guard let editor = EditorChoice(environment: environment) else {
      session.output.note(
        "kata: \(session.phrases.noEditor(place.file.path, place.line))")
      return ExitCode.error
    }
    guard let program = ExecutableSearch(environment: environment).path(of: editor.program) else {
      session.output.note(
        "kata: \(session.phrases.editorMissing(editor.program.quotedForTerminal))")
      return ExitCode.error
    }
    session.begin(kata)
    let launch = Launch(
      program, editor.arguments(opening: place.file.path, at: place.line),
      environment: environment, input: .terminal, output: .terminal)
    let ending = try ChildProcess.run(launch).ending
    // Ctrl-C is the learner's own wish.
    guard ending.isSuccess || ending == .signalled(SIGINT) else {
      session.output.note("kata: \(session.phrases.editorFailed(editor.program))")
      return ExitCode.error
    }
    return ExitCode.success
  }

  /// The first line with a TODO in the kata's files; else the first line of the first file.
  private func firstTODO(in kata: Kata) -> (file: URL, line: Int) {
    let files = kata.facts.starters.keys.sorted().map { kata.folder.appendingPathComponent($0) }
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      if let line = Outline.firstTodo(in: text) { return (file, line) }
    }
    return (files[0], 1)
  }
}
