extension TextColumns {
  /// The columns of a Japanese phrase above which it may be broken at lesser places, rather than leave a gap.
  private static let longestPhrase = 24

  /// Breaks one paragraph into lines of at most `columns`: at spaces, and between Japanese phrases.
  ///
  /// A word that is longer than a line stands on a line of its own, so that it can be copied. What stands
  /// between backticks is one word, as long as a line holds it.
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

  /// What stays together on a line: phrases, and smaller parts of one that is too long for that.
  private static func pieces(_ text: some StringProtocol, to columns: Int) -> [String] {
    var pieces = split(text, .phrase)
    for strength in [Strength.word, .character, .anything] {
      let longest = strength == .word ? min(columns, longestPhrase) : columns
      pieces = pieces.flatMap { width($0) > longest ? split($0, strength) : [$0] }
    }
    return pieces
  }

  /// How much is kept together.
  private enum Strength {
    /// Words with the particles and endings behind them, and compound verbs.
    case phrase
    /// The parts of compound verbs too.
    case word
    /// Words in katakana, code, a count with its counter, and marks with what they belong to.
    case character
    /// Marks with what they belong to; code is broken at its spaces.
    case anything
  }

  /// The text in pieces, each with the spaces before it.
  private static func split(_ text: some StringProtocol, _ strength: Strength) -> [String] {
    let characters = Array(text)
    var pieces: [String] = []
    var isCode = false
    for (place, character) in characters.enumerated() {
      let previous = place > 0 ? characters[place - 1] : " "
      let startsPiece =
        character == " " && previous != " "
        || previous != " " && character != " " && mayBreak(characters, before: place, strength)
      if pieces.isEmpty || startsPiece && !isCode {
        pieces.append(String(character))
      } else {
        pieces[pieces.count - 1].append(character)
      }
      // A backtick that nothing closes begins no code.
      if character == "`", strength != .anything {
        isCode = !isCode && characters[(place + 1)...].contains("`")
      }
    }
    return pieces
  }

  /// Whether a line may end before the character at a place, neither that nor the one before a space.
  private static func mayBreak(
    _ characters: [Character], before place: Int, _ strength: Strength
  ) -> Bool {
    let (left, right) = (characters[place - 1], characters[place])
    guard width(left) == 2 || width(right) == 2, !JapaneseMarks.neverFirst.contains(right),
      !JapaneseMarks.neverLast.contains(left)
    else { return false }
    if strength == .anything { return true }
    // A word in katakana has no inside, and `3` belongs to `回`.
    if isKatakana(left) && isKatakana(right) || left.isNumber { return false }
    if strength == .character { return true }
    if JapaneseMarks.ends.contains(left) { return true }
    if isHiragana(right) { return left == "を" }
    if strength == .phrase && joins(left, after: place > 1 ? characters[place - 2] : " ", right) {
      return false
    }
    return isHiragana(left) || JapaneseMarks.closing.contains(left)
      || JapaneseMarks.neverLast.contains(right) || isKatakana(left) != isKatakana(right)
  }

  /// Whether a kana before a kanji joins the two, as in 読み込む and お話, rather than ends a phrase.
  private static func joins(_ kana: Character, after before: Character, _ right: Character) -> Bool
  {
    guard isKanji(right) else { return false }
    return "おご".contains(kana) && !isKanji(before)
      || isKanji(before) && "いきぎしちみびりえけげせめべれ".contains(kana)
  }

  private static func isHiragana(_ character: Character) -> Bool {
    ("ぁ"..."ゖ").contains(character)
  }

  private static func isKatakana(_ character: Character) -> Bool {
    ("ァ"..."ヺ").contains(character) || character == "ー"
  }

  private static func isKanji(_ character: Character) -> Bool {
    ("\u{3400}"..."\u{9FFF}").contains(character) || character == "々"
  }
}
