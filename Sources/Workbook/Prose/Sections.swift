import Foundation

/// The parts of a page below its `## ` headings.
struct Sections {
  /// Heading to text; a section without text is left out, and the first of two with one name counts.
  var texts: [String: String]
  /// The headings in the order of the page, empty sections and doubles included.
  var headings: [String] = []

  init(_ page: String) {
    var found: [[Substring]] = []
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        headings.append(line.dropFirst(3).trimmingCharacters(in: .whitespaces))
        found.append([])
      } else if !found.isEmpty {
        found[found.count - 1].append(line)
      }
    }
    let texts = found.map {
      $0.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    self.texts = Dictionary(zip(headings, texts).filter { !$1.isEmpty }) { first, _ in first }
  }
}
