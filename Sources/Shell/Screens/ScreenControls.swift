/// The labels of the controls in a view tree as the screen tells it, for Tab to offer.
struct ScreenControls {
  /// The kinds of views that each word of ours addresses.
  private static let kinds: [String: Set<String>] = [
    "tap": ["Button", "NavigationLink", "Toggle", "Link", "Menu"],
    "toggle": ["Toggle"],
    "type": ["TextField", "SecureField", "TextEditor"],
  ]

  private let tree: [String]

  /// Reads a tree: one line a view, indented; a text's words stand behind it in quotation marks.
  init(tree: [String]) {
    self.tree = tree
  }

  /// The labels of what `verb` addresses, each once, top to bottom.
  func labels(for verb: String) -> [String] {
    let kinds = Self.kinds[verb] ?? []
    var labels: [String] = []
    for (index, line) in tree.enumerated() where kinds.contains(Self.kind(of: line)) {
      let inside = tree[(index + 1)...].prefix { Self.indent(of: $0) > Self.indent(of: line) }
      let words = ([line] + inside).compactMap(Self.words)
      let label = words.joined(separator: " ")
      if !label.isEmpty && !labels.contains(label) { labels.append(label) }
    }
    return labels
  }

  private static func indent(of line: String) -> Int { line.prefix { $0 == " " }.count }

  private static func kind(of line: String) -> String {
    String(line.drop { $0 == " " }.prefix { $0.isLetter })
  }

  private static func words(_ line: String) -> String? {
    guard let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\""), start < end
    else { return nil }
    return String(line[line.index(after: start)..<end])
  }
}
