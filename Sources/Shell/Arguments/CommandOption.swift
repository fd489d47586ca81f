/// An option that a command takes.
public struct CommandOption: Sendable, Equatable {
  /// The name with its dashes, such as `--format`.
  public var name: String
  /// What its value is called in the usage line; nil for a flag.
  public var value: String?
  /// The values it may have; empty when any will do.
  public var choices: [String]
  /// What it does, a few words.
  public var summary: String

  /// A flag, present or not.
  public static func flag(_ name: String, _ summary: String) -> CommandOption {
    CommandOption(name: name, value: nil, choices: [], summary: summary)
  }

  /// An option with a value.
  public static func value(_ name: String, _ value: String, _ summary: String) -> CommandOption {
    CommandOption(name: name, value: value, choices: [], summary: summary)
  }

  /// An option with one of a few values.
  public static func choice(
    _ name: String, _ choices: [String], _ summary: String
  ) -> CommandOption {
    CommandOption(
      name: name, value: choices.joined(separator: "|"), choices: choices, summary: summary)
  }

  /// The option as the usage line shows it.
  public var usage: String { value.map { "\(name) \($0)" } ?? name }
}
