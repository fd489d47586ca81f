import Checker
import Foundation
import LineEditing
import Sandbox

/// `audit`: what a Swift project still has to migrate, and what will break quietly.
///
/// It reads the words; `kata-audit` looks, a program of its own, because compiling the audit would make
/// everybody wait for the first start of the shell.
public struct AuditCommand: BareCommand {
  /// The word that a person types.
  public let name = "audit"
  /// What it does, in one line.
  public let summary = "Look through any Swift project for leftovers and traps; nothing is built."
  /// The sources, or folders of them.
  public let operands = Operands.any("PATH")
  /// All that it takes, in both programs.
  public let options: [CommandOption] = [
    .choice("--format", ["text", "json", "sarif", "github"], "for a person or for a program"),
    .value("--rules", "LIST", "only these rules or groups of rules, parted by commas"),
    .value("--config", "FILE", "instead of the nearest \(Self.configurationFile)"),
    .value("--baseline", "FILE", "say nothing of what was known when FILE was written"),
    .value("--write-baseline", "FILE", "write down what is found now"),
    .flag("--fix", "show what can be changed mechanically; fails if an error stays"),
    .flag("--write", "with --fix: change it, all files or none"),
    .flag("--strict", "fail on warnings too"),
    .flag("--list-rules", "the rules and groups"),
    .value("--explain", "RULE", "why a rule is there and what to do"),
  ]

  /// The name of the file in which a team decides.
  public static let configurationFile = ".kata-audit.json"

  /// Makes the command, which `kata-audit` takes its options from.
  public init() {}

  /// Refuses words that do not go together, or that leave nothing to look at.
  public static func refuseContradictions(in arguments: ArgumentList) throws(UsageError) {
    if arguments.has("--list-rules") || arguments.has("--explain") { return }
    guard !arguments.operands.isEmpty else {
      throw UsageError { $0.missingWord("audit", "PATH", "kata audit --help") }
    }
    if arguments.has("--write") && !arguments.has("--fix") {
      throw UsageError(\.writeBelongsToFix)
    }
    for option in ["--baseline", "--write-baseline", "--strict"]
    where arguments.has("--fix") && arguments.has(option) {
      throw UsageError { $0.notTogether("--fix", option) }
    }
    if arguments.has("--fix"), let format = arguments.value("--format"), format != "text" {
      throw UsageError { $0.fixIsText(format) }
    }
    if arguments.has("--baseline") && arguments.has("--write-baseline") {
      throw UsageError { $0.notTogether("--baseline", "--write-baseline") }
    }
  }

  /// On a command line this process becomes the audit: Ctrl-C, streams and exit code are its own.
  public func run(_ arguments: ArgumentList, in setting: CommandSetting) throws -> Int32 {
    try Self.refuseContradictions(in: arguments)
    let program = ToolProgram.audit
    let cancellation = setting.cancellation
    let path: String
    do {
      let existing = try program.existing()
      if existing == nil, leadsNowhere(arguments, in: setting) { return ExitCode.error }
      path =
        try existing
        ?? EventLoop().work(stop: { cancellation.cancel() }) { try made(program, in: setting) }
    } catch  where cancellation.isCancelled {
      return stopped(in: setting)
    }
    // The audit shall find its output as the caller left it.
    if StandardStreams.isOutputClosed { close(STDOUT_FILENO) }
    try ProgramChange.become(path, words(arguments, in: setting))
  }

  /// In a session the audit is a child, and Ctrl-C ends it alone.
  public func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    try Self.refuseContradictions(in: arguments)
    let setting = CommandSetting(session)
    let program = ToolProgram.audit
    let path: String
    do {
      let existing = try program.existing()
      if existing == nil, leadsNowhere(arguments, in: setting) { return ExitCode.error }
      path = try existing ?? made(program, in: setting)
    } catch  where setting.cancellation.isCancelled {
      return stopped(in: setting)
    }
    let launch = Launch(
      path, words(arguments, in: setting), environment: ProcessInfo.processInfo.environment,
      input: .terminal, output: .terminal)
    let ending = try ChildProcess.run(launch, cancellation: setting.cancellation).ending
    switch ending {
    case .exited(let code): return code
    case .signalled(SIGINT), .stopped(.cancelled): return stopped(in: setting)
    default:
      setting.output.note("kata: \(setting.phrases.auditFailed(path))")
      return ExitCode.error
    }
  }

  /// Whether there is nothing at any of the paths; says so, and then nobody waits for a build to
  /// hear it. A program gets the audit's own report of it.
  private func leadsNowhere(_ arguments: ArgumentList, in setting: CommandSetting) -> Bool {
    guard !arguments.operands.isEmpty, arguments.value("--format") ?? "text" == "text",
      !arguments.has("--list-rules"), !arguments.has("--explain"),
      !arguments.operands.contains(where: FileManager.default.fileExists)
    else { return false }
    for path in arguments.operands {
      setting.output.note("kata: \(setting.phrases.auditFindsNothing(path.quotedForTerminal))")
    }
    return true
  }

  /// Builds the program where needed; says so, as that takes long.
  private func made(
    _ program: ToolProgram, in setting: CommandSetting
  ) throws(CheckFault) -> String {
    try program.made(cancellation: setting.cancellation) {
      setting.output.note(setting.phrases.auditBuilding)
    }
  }

  private func words(_ arguments: ArgumentList, in setting: CommandSetting) -> [String] {
    ["--lang=\(setting.language.rawValue)"] + arguments.words
  }

  private func stopped(in setting: CommandSetting) -> Int32 {
    // How far it was may stand there still.
    if isatty(STDERR_FILENO) == 1 { Terminal.write("\r\u{1B}[K", to: STDERR_FILENO) }
    setting.output.note(setting.phrases.auditStopped)
    return ExitCode.interrupted
  }
}
