/// The words of a literal without its marks for bold, italic, code, links and strikethrough.
struct InlineMarkdown {
  /// A run of `*`, `_` or `~` that may open or close something.
  private struct Mark {
    let character: Character
    let length: Int
    var count: Int
    let opens: Bool
    let closes: Bool
    let place: Int
  }

  private let text: [Character]
  private var pieces: [String] = []
  private var marks: [Mark] = []

  /// Whether a text could have marks; most have none, and cost no more than this look at them.
  static func isPossible(in text: String) -> Bool {
    text.utf8.contains { byte in
      byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
        || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "~")
    }
  }

  /// A text as it is shown.
  static func shown(_ text: String) -> String {
    isPossible(in: text) ? unmarked(text) : text
  }

  /// A text that has marks or escapes, as it is shown.
  static func unmarked(_ text: String) -> String {
    var markdown = InlineMarkdown(text: Array(text))
    markdown.read()
    return markdown.pieces.joined()
  }

  /// Whether a value would be read otherwise than it stands.
  static func needsEscapes(_ text: String) -> Bool {
    isPossible(in: text) || text.utf8.contains(UInt8(ascii: "\\"))
  }

  /// A text in which nothing is a mark.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "*_`[]~\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }

  private init(text: [Character]) { self.text = text }

  private mutating func read() {
    var place = 0
    while place < text.count {
      switch text[place] {
      case "\\" where place + 1 < text.count && Self.isPunctuation(text[place + 1]):
        pieces.append(String(text[place + 1]))
        place += 2
      case "`": place = readCode(at: place)
      case "[": place = readLink(at: place)
      case "*", "_", "~": place = readMark(at: place)
      default:
        pieces.append(String(text[place]))
        place += 1
      }
    }
    match()
  }

  private func length(ofRunAt place: Int) -> Int {
    text[place...].prefix { $0 == text[place] }.count
  }

  /// What stands between two runs of as many backticks is code, whatever it is.
  private mutating func readCode(at place: Int) -> Int {
    let count = length(ofRunAt: place)
    var end = place + count
    while end < text.count {
      guard text[end] == "`" else {
        end += 1
        continue
      }
      let run = length(ofRunAt: end)
      if run == count {
        pieces.append(String(text[place + count..<end]))
        return end + run
      }
      end += run
    }
    pieces.append(String(repeating: "`", count: count))
    return place + count
  }

  /// Of a link its words are shown, not its address.
  private mutating func readLink(at place: Int) -> Int {
    if let end = end(from: place, "[", "]"), end + 1 < text.count, text[end + 1] == "(",
      let last = self.end(from: end + 1, "(", ")")
    {
      pieces.append(Self.shown(String(text[place + 1..<end])))
      return last + 1
    }
    pieces.append("[")
    return place + 1
  }

  private func end(from place: Int, _ open: Character, _ close: Character) -> Int? {
    var depth = 0
    for index in place..<text.count where index == place || text[index - 1] != "\\" {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// A mark opens before a word and closes behind one; within a word `_` does neither.
  private mutating func readMark(at place: Int) -> Int {
    let count = length(ofRunAt: place)
    let before = place > 0 ? text[place - 1] : " "
    let after = place + count < text.count ? text[place + count] : " "
    let isBeforeWord =
      !after.isWhitespace
      && (!Self.isPunctuation(after) || before.isWhitespace || Self.isPunctuation(before))
    let isBehindWord =
      !before.isWhitespace
      && (!Self.isPunctuation(before) || after.isWhitespace || Self.isPunctuation(after))
    let isUnderscore = text[place] == "_"
    marks.append(
      Mark(
        character: text[place], length: count, count: count,
        opens: isBeforeWord
          && (!isUnderscore || !isBehindWord || Self.isPunctuation(before)),
        closes: isBehindWord && (!isUnderscore || !isBeforeWord || Self.isPunctuation(after)),
        place: pieces.count))
    pieces.append("")
    return place + count
  }

  /// Takes away the marks that belong together and writes the others.
  private mutating func match() {
    var open: [Int] = []
    for index in marks.indices {
      while marks[index].closes, marks[index].count > 0,
        let place = open.lastIndex(where: { fits(marks[$0], marks[index]) })
      {
        let used =
          marks[index].character == "~"
          ? marks[index].count : min(2, marks[index].count, marks[open[place]].count)
        marks[open[place]].count -= used
        marks[index].count -= used
        open.removeSubrange((marks[open[place]].count > 0 ? place + 1 : place)...)
      }
      if marks[index].opens && marks[index].count > 0 { open.append(index) }
    }
    for mark in marks { pieces[mark.place] = String(repeating: mark.character, count: mark.count) }
  }

  private func fits(_ open: Mark, _ close: Mark) -> Bool {
    guard open.character == close.character, open.count > 0 else { return false }
    if open.character == "~" { return open.count == close.count && open.count <= 2 }
    guard open.closes || close.opens, (open.length + close.length) % 3 == 0 else { return true }
    return open.length % 3 == 0 && close.length % 3 == 0
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }
}
