internal import Foundation

/// `// kata:ignore rule, rule reason`: these rules say nothing of the line that it stands on or above.
struct IgnoreComment: Sendable, Equatable {
  /// The ids as written.
  var rules: [String]
  /// Why, as written; empty where nobody said.
  var reason: String
  /// The lines it speaks of.
  var targets: ClosedRange<Int>
  /// Where the comment stands.
  var place: SourcePlace

  static let mark = "kata:ignore"

  /// Whether a source holds the mark at all, be it in a comment or not; every source is asked.
  static func mayStand(in source: String) -> Bool {
    var source = source
    return source.withUTF8 { units in
      guard let start = units.baseAddress else { return false }
      let mark = Array(mark.utf8)
      var place = 0
      // From colon to colon, which is many times faster than `contains`.
      while let found = memchr(start + place, Int32(UInt8(ascii: ":")), units.count - place) {
        let colon = UnsafeRawPointer(found) - UnsafeRawPointer(start)
        if colon >= 4, colon - 4 + mark.count <= units.count,
          memcmp(start + colon - 4, mark, mark.count) == 0
        {
          return true
        }
        place = colon + 1
      }
      return false
    }
  }

  /// The rules and the reason of a comment's text without its slashes; nil where it is another one.
  static func parts(of comment: some StringProtocol) -> (rules: [String], reason: String)? {
    let text = comment.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix(mark) else { return nil }
    var rest = text.dropFirst(mark.count)
    guard rest.first.map({ " \t:".contains($0) }) ?? true else { return nil }
    rest = rest.drop { " \t:".contains($0) }
    var rules: [String] = []
    while true {
      let id = rest.prefix { !" \t,:".contains($0) }
      if !id.isEmpty { rules.append(String(id)) }
      rest = rest.dropFirst(id.count).drop { $0 == " " || $0 == "\t" }
      guard rest.first == "," else { break }
      rest = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
    }
    let reason = rest.drop { " \t:-–—".contains($0) }
    return (rules, String(reason.reversed().drop { $0 == " " || $0 == "\t" }.reversed()))
  }
}
