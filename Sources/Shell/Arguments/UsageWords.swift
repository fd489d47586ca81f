import Workbook

/// What is said of a command line that was not understood, in one language.
struct UsageWords: Sendable {
  /// A flag was given a value.
  var takesNoValue: @Sendable (_ option: String) -> String
  /// An option lacks its value; how it is written.
  var needsValue: @Sendable (_ option: String, _ placeholder: String) -> String
  /// An option is given a value that it does not know; the nearest, and all.
  var unknownValue:
    @Sendable (_ option: String, _ value: String, _ nearest: String?, _ all: [String]) -> String
  /// An option takes numbers in a range only.
  var numberOutOfRange:
    @Sendable (_ option: String, _ range: ClosedRange<Int>, _ text: String) -> String
  /// A command has no such option; the nearest, and what shows all.
  var unknownOption:
    @Sendable (_ command: String, _ option: String, _ nearest: String?, _ help: String) -> String
  /// A word too many; what shows how many there may be.
  var strayWord: @Sendable (_ word: String, _ help: String) -> String
  /// A command lacks a word.
  var missingWord: @Sendable (_ command: String, _ word: String, _ help: String) -> String
  /// `kata` has no such command; the nearest.
  var unknownCommand: @Sendable (_ word: String, _ nearest: String?) -> String
  /// No kata is named, and there is no current one.
  var nameAKata: String
  /// There is no kata at all.
  var noKata: @Sendable (_ folder: String) -> String

  /// `check --watch` with what does not go with it.
  var watchTakesOne: String
  /// The folder of `--source` is not there.
  var noSource: @Sendable (_ folder: String) -> String
  /// `--all` and a kata's name.
  var allMeansEvery: @Sendable (_ kata: String) -> String
  /// There is no such level of hints.
  var unknownLevel: @Sendable (_ level: Int, _ count: Int) -> String
  /// A word too many after `hint`.
  var strayHintWord: @Sendable (_ word: String) -> String
  /// `review --format json` and a kata's name.
  var dueIsAList: @Sendable (_ kata: String) -> String
  /// `--write` without `--fix`.
  var writeBelongsToFix: String
  /// Two options that contradict each other.
  var notTogether: @Sendable (_ one: String, _ other: String) -> String
  /// An option that says nothing without another.
  var belongsTo: @Sendable (_ one: String, _ other: String) -> String
  /// `--fix` in a format for programs.
  var fixIsText: @Sendable (_ format: String) -> String
  /// `workshop` cannot do that; the nearest that it can.
  var unknownDeed: @Sendable (_ deed: String, _ nearest: String?) -> String
  /// An option of `workshop` beside a word that it does not belong to.
  var notOfDeed: @Sendable (_ option: String, _ deed: String) -> String
  /// `workshop join` without a name or a folder.
  var joinNeeds: String
  /// `workshop` is asked for what only who has joined can have.
  var joinFirst: String
}

extension UsageWords {
  /// The table of a language.
  init(_ language: Language) {
    self =
      switch language {
      case .english: .english
      case .japanese: .japanese
      }
  }
}
