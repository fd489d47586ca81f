/// `// kata:ignore rule, rule reason`: these rules say nothing of the line that it stands on or above.
struct IgnoreComment: Sendable, Equatable {
  /// The ids as written.
  var rules: [String]
  /// Why, as written; empty where nobody said.
  var reason: String
  /// The line it speaks of.
  var target: Int
  /// Where the comment stands.
  var place: SourcePlace

  static let mark = "kata:ignore"

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
