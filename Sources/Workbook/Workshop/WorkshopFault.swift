/// Something that keeps a workshop from going on: one sentence with what, where and the remedy.
public struct WorkshopFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence.
  public let sentence: Sentence

  /// The sentence in English.
  public var description: String { sentence.english }

  /// Makes a fault from its sentence in English and in Japanese.
  public init(_ english: String, _ japanese: String) {
    sentence = Sentence(english, japanese)
  }

  /// A file of a workshop that cannot be written.
  static func cannotWrite(_ path: String, _ code: Int32) -> WorkshopFault {
    let error = WorkbookError.cannotWrite(path, reason: PlainFile.reason(code))
    return WorkshopFault(error.sentence(in: .english), error.sentence(in: .japanese))
  }
}
