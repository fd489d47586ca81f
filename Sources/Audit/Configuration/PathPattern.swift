/// A pattern of paths in a configuration, as `.gitignore` has them: `*` and `?` within a name, `**`
/// over any folders.
///
/// A pattern without a slash means that name anywhere; one that names a folder means all below it.
public struct PathPattern: Sendable, Equatable {
  /// The pattern as written.
  public let text: String
  private let parts: [[Character]]

  private static let anyFolders: [Character] = ["*", "*"]

  /// Takes a pattern as written.
  public init(_ text: String) {
    self.text = text
    var parts = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
    if !text.dropLast().contains("/") { parts.insert(Self.anyFolders, at: 0) }
    self.parts = parts
  }

  /// Whether a path, told from the configuration's folder, is meant.
  public func matches(_ path: String) -> Bool {
    guard !parts.isEmpty else { return false }
    var places = closure([0])
    for name in path.split(separator: "/").map(Array.init) {
      var next: Set<Int> = []
      for place in places where place < parts.count {
        if parts[place] == Self.anyFolders {
          next.insert(place)
        } else if Self.matches(name[...], parts[place][...]) {
          next.insert(place + 1)
        }
      }
      places = closure(next)
      if places.contains(parts.count) { return true }
    }
    return false
  }

  /// `**` may stand for no folder at all; at the end it stands for something.
  private func closure(_ places: Set<Int>) -> Set<Int> {
    var places = places
    for place in parts.indices
    where places.contains(place) && parts[place] == Self.anyFolders && place + 1 < parts.count {
      places.insert(place + 1)
    }
    if let last = parts.indices.last, parts[last] == Self.anyFolders, places.contains(last) {
      places.insert(parts.count)
    }
    return places
  }

  /// One name against one part: greedy, with a return to the last `*`.
  private static func matches(_ name: ArraySlice<Character>, _ part: ArraySlice<Character>) -> Bool
  {
    var (name, part) = (name, part)
    var back: (name: ArraySlice<Character>, part: ArraySlice<Character>)?
    while let character = name.first {
      if part.first == "*" {
        part = part.dropFirst()
        back = (name, part)
      } else if let wanted = part.first, wanted == "?" || wanted == character {
        (name, part) = (name.dropFirst(), part.dropFirst())
      } else if let last = back {
        (name, part) = (last.name.dropFirst(), last.part)
        back = (name, part)
      } else {
        return false
      }
    }
    return part.allSatisfy { $0 == "*" }
  }
}
