import Checker
import Foundation
import LineEditing
import Sandbox
import Workbook

/// `grade`: verdicts on the submissions of a class, behind walls.
///
/// It reads the words; `kata-grade` grades, a program of its own, because compiling the grader would
/// make everybody wait for the first start of the shell.
public struct GradeCommand: ShellCommand {
  /// The word that a person types.
  public let name = "grade"
  /// What it does, in one line.
  public let summary = "Grade a folder of submissions that nobody vouches for."
  /// The folder with a folder, a zip archive or a git bundle a learner.
  public let operands = Operands.optional("DIR")
  /// All that it takes, in both programs.
  public let options: [CommandOption] = [
    .value("--output", "DIR", "where the results go; the same folder goes on with a grading"),
    .value("--katas", "LIST", "the katas that everybody had to hand in, parted by commas"),
    .value("--jobs", "N", "how many answers at a time; two a processor, because tests also wait"),
    .value(
      "--format", "LIST",
      "reports: json, html, junit, gradescope, exercism, prairielearn, classroom50, github,"
        + " canvas"),
    .value("--policy", "FILE", "when it was due, what lateness costs, who is held back (JSON)"),
    .value("--roster", "FILE", "the learners of the course, one a line"),
    .value("--times", "FILE", "when each handed in: learner,2026-11-30T12:00:00Z a line"),
    .value("--moodle", "FILE", "the course's exported Moodle worksheet, to fill in a copy"),
    .flag("--plan", "only read the submissions and fill the queue"),
    .value("--take", "N", "only judge so many of the queue, for parallel and Slurm"),
    .flag("--resume", "go on with the grading in --output"),
    .flag("--regrade", "judge all again, keep the old results, and write what changed and why"),
    .flag("--exam", "also take random steps at answers and at the solution, and compare"),
    .value("--seed", "N", "with --exam: the steps of an earlier exam, as its results name them"),
    .flag("--accept-reduced", "grade behind weaker walls, if the machine has no better ones"),
    .flag("--trust-submissions", "grade without walls: only for code that you vouch for"),
  ]

  /// Makes the command, which `kata-grade` takes its options from.
  public init() {}

  /// Refuses words that do not go together.
  public static func refuseContradictions(in arguments: ArgumentList) throws(UsageError) {
    guard arguments.has("--output") else {
      throw UsageError { $0.missingWord("grade", "--output DIR", "kata grade --help") }
    }
    let pairs = [
      ("--accept-reduced", "--trust-submissions"), ("--plan", "--take"), ("--plan", "--resume"),
      ("--plan", "--regrade"), ("--take", "--regrade"),
    ]
    for (one, other) in pairs where arguments.has(one) && arguments.has(other) {
      throw UsageError { $0.notTogether(one, other) }
    }
    if arguments.has("--seed") && !arguments.has("--exam") {
      throw UsageError { $0.belongsTo("--seed", "--exam") }
    }
    let goesOn = ["--resume", "--take", "--regrade"].contains(where: arguments.has)
    guard goesOn || !arguments.operands.isEmpty else {
      throw UsageError { $0.missingWord("grade", "DIR", "kata grade --help") }
    }
  }

  /// On a command line this process becomes the grader; in a session the grader is a child.
  public func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    try Self.refuseContradictions(in: arguments)
    let program = ToolProgram.grade
    let cancellation = session.cancellation
    let path: String
    do {
      path =
        try program.existing()
        ?? program.made(cancellation: cancellation) {
          session.output.note(session.phrases.gradeBuilding)
        }
    } catch  where cancellation.isCancelled {
      session.output.note(session.phrases.gradeStopped)
      return ExitCode.interrupted
    }
    let words =
      [
        "--lang=\(session.language.rawValue)", "--workbook=\(session.workbook.folder.path)",
      ] + arguments.words
    let launch = Launch(
      path, words, environment: ProcessInfo.processInfo.environment, input: .terminal,
      output: .terminal)
    switch try ChildProcess.run(launch, cancellation: cancellation).ending {
    case .exited(let code): return code
    case .signalled(SIGINT), .stopped(.cancelled):
      session.output.note(session.phrases.gradeStopped)
      return ExitCode.interrupted
    default:
      session.output.note("kata: \(session.phrases.auditFailed(path))")
      return ExitCode.error
    }
  }
}
