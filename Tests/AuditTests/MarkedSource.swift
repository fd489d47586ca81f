/// A source of the corpus: `/*!rule*/` stands before each spot that the rule must find, `/*bait*/`
/// before each that looks like one and is none.
struct MarkedSource {
  /// A spot: the line and the column, in UTF-8 units from 1.
  struct Spot: Hashable, Comparable, CustomStringConvertible {
    var file: String
    var line: Int
    var column: Int

    static func < (left: Spot, right: Spot) -> Bool {
      (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }

    var description: String { "\(file):\(line):\(column)" }
  }

  /// The file's name below its rule's folder.
  let file: String
  /// The text, marks included: they are comments.
  let text: String

  /// The spots marked with a word, the column being that of what follows the mark.
  func spots(marked word: String) -> [Spot] {
    let mark = "/*\(word)*/"
    var found: [Spot] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var rest = line[...]
      while let range = rest.firstRange(of: mark) {
        // Several marks may stand before one spot.
        var end = range.upperBound
        while line[end...].hasPrefix("/*"), let close = line[end...].firstRange(of: "*/") {
          end = close.upperBound
        }
        let column = line.utf8.distance(from: line.startIndex, to: end) + 1
        found.append(Spot(file: file, line: index + 1, column: column))
        rest = line[range.upperBound...]
      }
    }
    return found
  }
}
