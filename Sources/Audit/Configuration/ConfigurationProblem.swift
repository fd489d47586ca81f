/// What is wrong with a configuration or a baseline: one sentence with the place and the remedy.
public struct ConfigurationProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file, as it was named or found.
  public var file: String
  /// The line, from 1; 0 where the file as a whole is meant.
  public var line: Int
  /// What is wrong.
  public var message: String
  /// What to write instead.
  public var remedy: String
  /// The word that was not understood, for a suggestion; empty where none can be made.
  public var typed = ""
  /// The words that it could have been.
  public var choices: [String] = []

  init(
    _ file: String, _ line: Int, _ message: String, remedy: String, typed: String = "",
    choices: [String] = []
  ) {
    self.file = file
    self.line = line
    self.message = message
    self.remedy = remedy
    self.typed = typed
    self.choices = choices
  }

  /// The sentence.
  public var description: String {
    "\(file)\(line > 0 ? ":\(line)" : ""): \(message): \(remedy)."
  }
}
