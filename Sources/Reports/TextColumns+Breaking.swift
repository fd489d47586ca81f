extension TextColumns {
  /// The columns of a Japanese phrase above which it may be broken inside, rather than leave a gap.
  private static let longestPhrase = 24

  /// Breaks one paragraph into lines of at most `columns`: at spaces, and between Japanese phrases.
  ///
  /// A word that is longer than a line stands on a line of its own, so that it can be copied.
  public static func wrap(_ text: some StringProtocol, to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for piece in pieces(text, to: columns) {
      let word = piece.drop { $0 == " " }
      let wordWidth = width(word)
      let gap = line.isEmpty ? 0 : piece.count - word.count
      if lineWidth + gap + wordWidth > columns && !line.isEmpty {
        lines.append(line)
        (line, lineWidth) = (String(word), wordWidth)
      } else {
        line += String(repeating: " ", count: gap) + word
        lineWidth += gap + wordWidth
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// What stays together on a line: phrases, and the characters of one that is too long for that.
  private static func pieces(_ text: some StringProtocol, to columns: Int) -> [String] {
    split(text, where: endsPhrase).flatMap { phrase in
      width(phrase) > min(columns, longestPhrase)
        ? split(phrase, where: mayBreak) : [phrase]
    }
  }

  /// The text in pieces, each with the spaces before it.
  private static func split(
    _ text: some StringProtocol, where breaks: (Character, Character) -> Bool
  ) -> [String] {
    var pieces: [String] = []
    var previous: Character = " "
    for character in text {
      let startsPiece =
        character == " " && previous != " "
        || previous != " " && character != " " && breaks(previous, character)
      if pieces.isEmpty || startsPiece {
        pieces.append(String(character))
      } else {
        pieces[pieces.count - 1].append(character)
      }
      previous = character
    }
    return pieces
  }

  /// A line may end between these two: one of them is wide, and no mark comes to stand alone.
  private static func mayBreak(_ left: Character, _ right: Character) -> Bool {
    (width(left) == 2 || width(right) == 2)
      && !closing.contains(right) && !opening.contains(left)
  }

  /// A line should rather end here: behind a mark, or where the next word begins.
  ///
  /// Japanese writes no spaces; a particle or an ending is kana, and what follows it mostly is not.
  private static func endsPhrase(_ left: Character, _ right: Character) -> Bool {
    guard mayBreak(left, right) else { return false }
    if marks.contains(left) { return true }
    if isKana(right) || left.isNumber { return false }
    return isKana(left) || closing.contains(left) || opening.contains(right)
      || isKatakana(left) != isKatakana(right)
  }

  private static func isKana(_ character: Character) -> Bool {
    ("ぁ"..."ゖ").contains(character)
  }

  private static func isKatakana(_ character: Character) -> Bool {
    ("ァ"..."ヺ").contains(character) || character == "ー"
  }

  /// Characters that never start a line, and ones that never end one.
  private static let closing = Set(
    "、。，．・：；！？）」』】〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?)]}’”…")
  private static let opening = Set("（「『【〈《([{‘“")
  /// Characters that end a sentence or a part of one.
  private static let marks = Set("、。，．：；！？,.:;!?…")
}
