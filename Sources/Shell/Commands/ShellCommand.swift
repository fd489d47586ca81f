import Reports
import Workbook

/// One command, the same in the shell and on the command line.
///
///     struct Brief: ShellCommand { let name = "brief" … }
///     let code = BriefCommand().run(["first-check"], in: session)
public protocol ShellCommand: Sendable {
  /// The word that a learner types.
  var name: String { get }
  /// What it does, in one line.
  var summary: String { get }
  /// The words it takes.
  var operands: Operands { get }
  /// The options it takes.
  var options: [CommandOption] { get }
  /// Whether it runs a learner's code; in the shell it then waits for the check of a save.
  var runsCode: Bool { get }
  /// Does it; returns an `ExitCode`. What it throws becomes one sentence and a code.
  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32
}

extension ShellCommand {
  /// No words.
  public var operands: Operands { .none }
  /// No options.
  public var options: [CommandOption] { [] }
  /// No code is run.
  public var runsCode: Bool { false }

  /// The usage line, without `kata` in front.
  public var usage: String {
    ([name] + options.map { "[\($0.usage)]" } + [operands.usage]).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// What `COMMAND --help` prints to a reader of a language.
  public func help(in language: Language) -> String {
    help(usage: "kata \(usage)", options: options, in: language)
  }

  /// The same for a program of its own, with its usage line and options.
  public func help(
    usage: String, options: [CommandOption], in language: Language = .english
  ) -> String {
    let phrases = Phrases(language)
    var text = "\(phrases.summary(of: self))\n\n\(phrases.help.usage)\(usage)\n"
    guard !options.isEmpty else { return text }
    let width = options.map { TextColumns.width($0.usage) }.max() ?? 0
    text += "\n"
    for option in options {
      let summary = phrases.summary(of: option, of: name)
      text += "  \(TextColumns.padded(option.usage, to: width))  \(summary)\n"
    }
    return text
  }

  /// Whether the words ask for `help`.
  public func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  /// Reads the words against what the command declares.
  public func arguments(from words: [String]) throws(UsageError) -> ArgumentList {
    try ArgumentList(words, options: options, operands: operands, command: name)
  }

  /// Reads the words, does it, and says what went wrong; never throws.
  public func run(_ words: [String], in session: Session) -> Int32 {
    if asksForHelp(words) {
      session.output.write(help(in: session.language))
      return ExitCode.success
    }
    do {
      return try run(arguments(from: words), in: session)
    } catch {
      return session.report(error)
    }
  }
}
