import Audit
import Reports

/// The line of a finding with its number, and a caret below what was found.
///
/// The space before the caret repeats the line's tabs and is as wide as its wide characters, so the
/// caret stands right whatever the terminal makes of a tab.
struct SourceExcerpt {
  let place: SourcePlace
  let line: String

  /// A longer stretch is underlined no further.
  private static let widest = 100

  /// The two lines; empty where the line is not known.
  func lines(palette: Palette) -> [String] {
    guard !line.isEmpty else { return [] }
    let number = String(place.line)
    let margin = String(repeating: " ", count: max(5, number.count) - number.count)
    let shown = "\(margin)\(number) | \(Self.harmless(line))"
    let units = Array(line.utf8)
    let start = place.column - 1
    guard start >= 0, start <= units.count else { return [shown] }
    let before = String(decoding: units[..<start], as: UTF8.self)
    let end = place.endLine == place.line ? min(place.endColumn - 1, units.count) : units.count
    let found = String(decoding: units[start..<max(start, end)], as: UTF8.self)
    let width = TextColumns.width(Self.harmless(found))
    let caret = "^" + String(repeating: "~", count: max(0, min(width, Self.widest) - 1))
    let space = String(repeating: " ", count: margin.count + number.count)
    return [shown, "\(space) | \(Self.blank(before))\(palette.notable(caret))"]
  }

  /// As wide as the text, with the text's tabs.
  private static func blank(_ text: String) -> String {
    harmless(text).reduce(into: "") { blank, character in
      blank +=
        character == "\t" ? "\t" : String(repeating: " ", count: TextColumns.width(character))
    }
  }

  /// Without what would move the cursor or turn the direction of writing.
  private static func harmless(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let turns =
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
      result.append(isControl || turns ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }
}
