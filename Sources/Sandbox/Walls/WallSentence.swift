/// A sentence about the walls in each language that the tool speaks.
public struct WallSentence: Sendable, Equatable {
  /// In English.
  public let english: String
  /// In Japanese.
  public let japanese: String

  init(_ english: String, _ japanese: String) {
    self.english = english
    self.japanese = japanese
  }
}
