import Foundation

/// What a submission printed or is called, made harmless for a report.
package enum SafeText {
  /// The most of one message that any report holds, in bytes.
  package static let limit = 64 << 10

  /// Without control characters other than line ends and tabs, cut at the limit.
  ///
  /// What remains can be escaped for XML 1.0, HTML, JSON and CSV, and moves no terminal.
  package static func plain(_ text: String, limit: Int = limit) -> String {
    var kept = String.UnicodeScalarView()
    var length = 0
    for scalar in text.unicodeScalars {
      length += scalar.utf8.count
      guard length <= limit else {
        kept.append(contentsOf: "… (cut)".unicodeScalars)
        break
      }
      switch scalar.value {
      case 0x09, 0x0A: kept.append(scalar)
      case 0x00..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE,
        0xFFFF:
        kept.append("\u{FFFD}")
      default: kept.append(scalar)
      }
    }
    return String(kept)
  }

  /// The same in one line.
  package static func line(_ text: String, limit: Int = 500) -> String {
    plain(text, limit: limit).replacingOccurrences(of: "\n", with: " ")
      .replacingOccurrences(of: "\t", with: " ")
  }

  /// For HTML text and attributes in double quotes, and for XML.
  package static func markup(_ text: String) -> String {
    var escaped = ""
    for character in plain(text).unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }

  /// A cell of a CSV file that no spreadsheet takes for a formula.
  package static func cell(_ text: String) -> String {
    var text = line(text)
    if let first = text.first, "=+-@".contains(first) { text = "'" + text }
    guard text.contains(where: { ",\";".contains($0) }) else { return text }
    return "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}
