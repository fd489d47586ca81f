import Checker
import Foundation
import LineEditing
import Sandbox
import Workbook

/// `board`: a workshop's room as its leader sees it.
///
/// It reads the words; `kata-board` shows the room, a program of its own, because only who leads a
/// workshop needs it.
public struct BoardCommand: ShellCommand {
  /// The word that a person types.
  public let name = "board"
  /// What it does, in one line.
  public let summary = "Lead a workshop: see who is stuck on what, move the plan on, send hints."
  /// The folder that the room shares.
  public let operands = Operands.one("DIR")
  /// All that it takes, in both programs.
  public let options: [CommandOption] = [
    .flag("--watch", "show the room until Ctrl-C"),
    .value("--html", "FILE", "write the board as a page that loads itself again"),
    .flag("--next", "move the plan on to its next step"),
    .value("--hint", "TEXT", "send a line to all, or to --to"),
    .value("--to", "NAME", "with --hint: only to the learner who goes by NAME"),
    .flag("--report", "write report.html, report.csv and report.json into DIR/report"),
    .value("--plan", "FILE", "the plan to begin with, when it is not the workbook's workshop.json"),
  ]

  /// Makes the command, which `kata-board` takes its options from.
  public init() {}

  /// Refuses words that do not go together.
  public static func refuseContradictions(in arguments: ArgumentList) throws(UsageError) {
    if arguments.has("--to") && !arguments.has("--hint") {
      throw UsageError { $0.belongsTo("--to", "--hint") }
    }
    for option in ["--next", "--hint", "--report"]
    where arguments.has("--watch") && arguments.has(option) {
      throw UsageError { $0.notTogether("--watch", option) }
    }
  }

  /// On a command line this process becomes the board; in a session the board is a child.
  public func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    try Self.refuseContradictions(in: arguments)
    let program = ToolProgram.board
    let cancellation = session.cancellation
    let path: String
    do {
      path =
        try program.existing()
        ?? program.made(cancellation: cancellation) {
          session.output.note(session.phrases.workshop.boardBuilding)
        }
    } catch  where cancellation.isCancelled {
      return ExitCode.interrupted
    }
    let words =
      [
        "--lang=\(session.language.rawValue)", "--workbook=\(session.workbook.folder.path)",
      ] + arguments.words
    guard session.isInShell else {
      if StandardStreams.isOutputClosed { close(STDOUT_FILENO) }
      try ProgramChange.become(path, words)
    }
    let launch = Launch(
      path, words, environment: ProcessInfo.processInfo.environment, input: .terminal,
      output: .terminal)
    // Ctrl-C reaches the child too, which then gives the terminal's screen back before it ends.
    switch try ChildProcess.run(launch, cancellation: nil).ending {
    case .exited(let code): return code
    default: return ExitCode.interrupted
    }
  }
}
