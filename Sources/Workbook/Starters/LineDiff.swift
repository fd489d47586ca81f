/// The difference of two texts by lines, in unified form.
///
///     print(LineDiff(from: shipped, to: mine).unified(from: "shipped", to: "mine"))
public struct LineDiff: Sendable, Equatable {
  /// One line of the difference.
  public enum Line: Sendable, Equatable {
    /// In both texts.
    case same(String)
    /// In the first only.
    case removed(String)
    /// In the second only.
    case added(String)
  }

  /// Every line of both texts, in order.
  public let lines: [Line]

  /// Above this many changed lines the middle is shown as replaced whole: the search is quadratic.
  private static let searchLimit = 4000

  /// Compares; line ends CRLF and LF count as the same.
  public init(from old: String, to new: String) {
    let (old, new) = (Self.split(old), Self.split(new))
    var start = 0
    while start < old.count && start < new.count && old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start && end < new.count - start
      && old[old.count - 1 - end] == new[new.count - 1 - end]
    { end += 1 }
    lines =
      old[..<start].map(Line.same)
      + Self.middle(Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
      + old[(old.count - end)...].map(Line.same)
  }

  /// Whether the texts are the same.
  public var isEmpty: Bool {
    lines.allSatisfy { if case .same = $0 { true } else { false } }
  }

  private static func split(_ text: String) -> [String] {
    // By scalars: to Swift CRLF is one character, so a split at "\n" would not see it.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.last == "\r" ? $0.dropLast() : $0)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func middle(_ old: [String], _ new: [String]) -> [Line] {
    guard old.count + new.count <= searchLimit else {
      return old.map(Line.removed) + new.map(Line.added)
    }
    let difference = new.difference(from: old)
    let removed = Set(
      difference.removals.map {
        if case .remove(let offset, _, _) = $0 { offset } else { -1 }
      })
    let added = Set(
      difference.insertions.map {
        if case .insert(let offset, _, _) = $0 { offset } else { -1 }
      })
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count && removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if j < new.count && added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.same(old[i]))
        i += 1
        j += 1
      }
    }
    return lines
  }
}
