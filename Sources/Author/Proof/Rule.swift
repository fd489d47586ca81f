/// What a kata is proved by; a column of the table each.
public enum Rule: String, Codable, Sendable, CaseIterable {
  /// The shipped starter compiles, asks for work and is not passed.
  case starter
  /// The solution passes without a warning.
  case solution
  /// Each wrong answer is killed by its test with its message.
  case mutants
  /// Each other right answer passes.
  case alternatives
  /// Both closure policies lead to the same verdicts, or the kata pins one.
  case policies
  /// Each question about body counts can be answered by running the screen.
  case predictions
  /// Three levels in both languages, and no line of the answer in them.
  case hints
  /// One screen in both languages, with what is out of scope and where to read on.
  case brief
  /// What was learnt, and a page about each misconception, in both languages.
  case pages
  /// The Japanese pages were compared with the English ones as they are now.
  case translations
  /// Prerequisites, enough wrong and right answers, short files.
  case facts
}
