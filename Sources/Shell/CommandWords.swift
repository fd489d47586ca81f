/// The words of a typed line: parted by spaces, kept together by quotation marks or a backslash.
struct CommandWords: Equatable {
  /// The words, without their quotation marks.
  private(set) var words: [String] = []
  /// Whether the last word is still being typed: nothing parts it from the end of the line.
  private(set) var endsInWord = false
  /// The quotation mark that nothing closes.
  private(set) var openQuote: Character?

  /// Parts a line.
  init(_ line: String) {
    var word: String?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
        word = word ?? ""
      } else if let quote = openQuote {
        if character == quote { openQuote = nil } else { word?.append(character) }
      } else if character == "\"" || character == "'" {
        openQuote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let ended = word { words.append(ended) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    endsInWord = word != nil
  }
}
