/// Something that happened with a kata and is worth remembering.
public enum JournalEvent: Sendable, Equatable {
  /// It became the current kata.
  case opened
  /// It was checked: the judge's word, how many tests passed and how many there are, and the
  /// misunderstanding that the failures look like.
  case checked(verdict: String, passed: Int, total: Int, misconception: String? = nil)
  /// A prediction, by its place in the facts from 0, was answered; what ran was measured then.
  case predicted(index: Int, guess: Int, measured: Int)
  /// A hint was shown, from 1.
  case hintTaken(level: Int)
  /// The solution was shown.
  case solutionSeen
  /// The shipped starter was brought back.
  case reset
}
