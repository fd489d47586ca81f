/// The ways in which the word before the cursor could go on.
public struct Completion: Sendable, Equatable {
  /// The part of the line, just before the cursor, that a candidate replaces.
  public var stem: String
  /// Whole words that begin with the stem, in the order in which they are shown.
  public var candidates: [String]

  /// Nothing to offer.
  public static let none = Completion(stem: "", candidates: [])

  /// Makes a completion of `stem` from those of `words` that begin with it.
  public init(stem: String, candidates words: [String]) {
    self.stem = stem
    candidates = words.filter { $0.hasPrefix(stem) }
  }

  /// What can be typed for the learner: the longest beginning that all candidates share.
  public var common: String {
    guard var common = candidates.first else { return stem }
    for candidate in candidates {
      while !candidate.hasPrefix(common) { common.removeLast() }
    }
    return common
  }

  /// The candidates in columns that fit a terminal of this width.
  func table(columns: Int) -> String {
    let width = (candidates.map { LineLayout.width(of: $0) }.max() ?? 0) + 2
    let across = max(1, columns / width)
    var lines: [String] = []
    for start in stride(from: 0, to: candidates.count, by: across) {
      let row = candidates[start..<min(start + across, candidates.count)]
      let cells = row.map { $0 + String(repeating: " ", count: width - LineLayout.width(of: $0)) }
      lines.append(String(cells.joined().reversed().drop { $0 == " " }.reversed()))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
