/// A command that needs no workbook, so that it works in any folder.
public protocol BareCommand: ShellCommand {
  /// Does it; returns an `ExitCode`. What it throws becomes one sentence and a code.
  func run(_ arguments: ArgumentList, in setting: CommandSetting) throws -> Int32
}

extension BareCommand {
  /// In a session it is the same.
  public func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    try run(arguments, in: CommandSetting(session))
  }

  /// Reads the words, does it, and says what went wrong; never throws.
  public func run(_ words: [String], in setting: CommandSetting) -> Int32 {
    do {
      return try run(arguments(from: words), in: setting)
    } catch {
      setting.output.note("kata: \(Session.sentence(for: error, in: setting.language))")
      return Session.exitCode(for: error)
    }
  }
}
