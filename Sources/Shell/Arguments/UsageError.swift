import Workbook

/// A command line that was not understood: one sentence with the remedy.
///
/// It is worded where it is told, because a command line may name its language behind its mistake.
public struct UsageError: Error, Sendable, Equatable, CustomStringConvertible {
  private let sentence: @Sendable (UsageWords) -> String

  /// Makes an error from a sentence that is in the reader's language already.
  public init(_ sentence: String) {
    self.sentence = { _ in sentence }
  }

  /// Makes an error from a sentence that each language has.
  init(_ sentence: @escaping @Sendable (UsageWords) -> String) {
    self.sentence = sentence
  }

  /// The sentence for a reader of a language.
  public func sentence(in language: Language) -> String { sentence(UsageWords(language)) }

  /// The sentence in English.
  public var description: String { sentence(in: .english) }

  /// Two errors are the same when they say the same.
  public static func == (left: UsageError, right: UsageError) -> Bool {
    Language.allCases.allSatisfy { left.sentence(in: $0) == right.sentence(in: $0) }
  }
}
