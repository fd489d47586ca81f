import Foundation

/// Markdown for a terminal: paragraphs wrapped, headings bold, code as it stands.
public struct ProseReport: Sendable {
  /// How the closing lines of a brief begin: what is out of scope, and where to read on.
  private static let closings = ["Not here: ", "Read: ", "ここでは扱わないこと：", "参考："]

  let palette: Palette
  let columns: Int

  /// Makes a report for a terminal of a width; prose never runs wider than 100 columns.
  public init(palette: Palette = .plain, columns: Int = 80) {
    self.palette = palette
    self.columns = max(20, min(columns, 100))
  }

  /// The page with a line end.
  public func text(of page: String) -> String {
    var lines: [String] = []
    var paragraph: [Substring] = []
    var isCode = false
    func endParagraph() {
      guard let first = paragraph.first else { return }
      let indent = Self.indent(of: first)
      let words = join(paragraph.map { $0.trimmingCharacters(in: .whitespaces) })
      // An item's mark stands before its text; the lines below hang under the text.
      let mark = words.prefix(indent.hanging - indent.first)
      let broken = TextColumns.wrap(words.dropFirst(mark.count), to: columns - indent.hanging)
      for (number, line) in broken.enumerated() {
        let space = String(repeating: " ", count: number == 0 ? indent.first : indent.hanging)
        lines.append(space + (number == 0 ? mark : "") + line)
      }
      paragraph = []
    }
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        endParagraph()
        isCode.toggle()
      } else if isCode || line.hasPrefix("    ") && paragraph.isEmpty || line.hasPrefix("|") {
        endParagraph()
        lines.append(isCode ? "    \(line)" : String(line))
      } else if line.hasPrefix("#") {
        endParagraph()
        lines.append(
          palette.strong(line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)))
      } else if line.allSatisfy({ $0 == " " }) {
        endParagraph()
        lines.append("")
      } else {
        if begins(line, after: paragraph) || Self.closings.contains(where: line.hasPrefix) {
          endParagraph()
        }
        paragraph.append(line)
      }
    }
    endParagraph()
    return lines.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
  }

  /// Whether a line begins an item; a number that a text happens to wrap before begins none.
  private func begins(_ line: Substring, after paragraph: [Substring]) -> Bool {
    let indent = Self.indent(of: line)
    guard indent.isItem, indent.isNumbered, let first = paragraph.first else {
      return indent.isItem
    }
    let above = Self.indent(of: first)
    return above.isItem && indent.first < above.hanging
  }

  /// Lines of one paragraph; where Japanese writes no space, a line end is none either.
  private func join(_ lines: [String]) -> String {
    lines.reduce("") { text, line in
      guard let last = text.last, let first = line.first else { return text + line }
      return text + (Self.isTight(last, first) ? "" : " ") + line
    }
  }

  /// Between wide characters, beside a wide mark, and between a wide character and a figure.
  private static func isTight(_ left: Character, _ right: Character) -> Bool {
    let wide = [left, right].filter { TextColumns.width($0) == 2 }
    return wide.count == 2 || wide.contains(where: \.isPunctuation)
      || wide.count == 1 && (left.isWholeNumber || right.isWholeNumber)
  }

  /// Where a line starts, where its continuation starts, and whether it looks like a list's item.
  private static func indent(
    of line: Substring
  ) -> (first: Int, hanging: Int, isItem: Bool, isNumbered: Bool) {
    let start = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(start)
    if rest.hasPrefix("- ") || rest.hasPrefix("* ") { return (start, start + 2, true, false) }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }.count
    if digits > 0 && rest.dropFirst(digits).hasPrefix(". ") {
      return (start, start + digits + 2, true, true)
    }
    return (start, start, false, false)
  }
}
