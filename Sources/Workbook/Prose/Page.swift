import Foundation

/// A page of prose in the learner's language, or in English where there is no other.
struct Page {
  /// The text, LF line ends, no control characters.
  var text: String
  /// The language it is written in.
  var language: Language

  /// Reads the first that exists of the wanted language's file and the English one.
  init(
    of kata: Kata, in language: Language, named name: (Language) -> String
  ) throws(WorkbookError) {
    for candidate in language == .english ? [language] : [language, .english] {
      let file = "Katas/\(kata.path)/\(name(candidate))"
      let plain = PlainFile(kata.folder.appendingPathComponent(name(candidate)), name: file)
      if let text = try plain.text() {
        self.text = text.withoutControls
        self.language = candidate
        return
      }
    }
    throw .missingFile(
      "Katas/\(kata.path)/\(name(.english))", remedy: .shippedOne)
  }
}
