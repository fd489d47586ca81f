import Foundation

/// What of a source is code: text in quotation marks and comments is blanked out.
struct Code {
  /// The lines, as many as the source has.
  let lines: [String]

  init(_ lines: [String]) {
    var isInsideText = false
    self.lines = lines.map { line in
      let marks = line.components(separatedBy: "\"\"\"").count - 1
      defer { if marks % 2 == 1 { isInsideText.toggle() } }
      return isInsideText ? "" : Self.bare(line)
    }
  }

  /// The numbers, from 1, and the lines in which one of these words stands as a word of its own,
  /// followed by `(` if it ends so.
  func lines(using words: [String]) -> [(number: Int, line: String)] {
    lines.enumerated().filter { _, line in words.contains { Self.uses($0, line) } }
      .map { ($0.offset + 1, $0.element) }
  }

  private static func uses(_ word: String, _ line: String) -> Bool {
    var rest = line[...]
    while let range = rest.range(of: word) {
      let before = line[..<range.lowerBound].last
      let after = line[range.upperBound...].first
      let begins = before.map { !isPartOfName($0) } ?? true
      let ends = word.hasSuffix("(") || (after.map { !isPartOfName($0) } ?? true)
      // A method of that name, or the declaration of one, is somebody else's.
      let isCalled = !line[..<range.lowerBound].hasSuffix("func ") && before != "."
      let isSwifts = line[..<range.lowerBound].hasSuffix("Swift.")
      if begins && ends && (isCalled || isSwifts) { return true }
      rest = line[range.upperBound...]
    }
    return false
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// One line without what stands in quotation marks and behind `//`.
  private static func bare(_ line: String) -> String {
    var result = ""
    var isQuoted = false
    var previous: Character = " "
    for character in line {
      if character == "\"" && (!isQuoted || previous != "\\") {
        isQuoted.toggle()
        result.append(character)
      } else if !isQuoted {
        if character == "/" && previous == "/" { return String(result.dropLast()) }
        result.append(character)
      }
      previous = previous == "\\" && character == "\\" ? " " : character
    }
    return result
  }
}
