/// One sentence in each language that the tool speaks; programs are told the English one.
public struct Sentence: Sendable, Equatable, CustomStringConvertible {
  /// In English.
  public var english: String
  /// In Japanese.
  public var japanese: String

  /// Makes a sentence from its two forms.
  public init(_ english: String, _ japanese: String) {
    self.english = english
    self.japanese = japanese
  }

  /// The sentence for a reader of a language.
  public func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  /// The English one.
  public var description: String { english }
}

extension Sentence: Codable {
  /// Reads what was written for a program: the English one stands for both.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self.init(text, text)
  }

  /// Writes the English one.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(english)
  }
}
