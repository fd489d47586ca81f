extension ViewNode {
  /// What a person would read here, in one line.
  var joinedText: String {
    var lines: [String] = []
    collectText(into: &lines)
    return lines.joined(separator: " ")
  }

  /// What a person would call a control whose label is here, whether it is words or a picture.
  var controlName: String {
    let text = joinedText
    guard text.isEmpty else { return text }
    var names: [String] = []
    collectNames(into: &names)
    return names.joined(separator: " ")
  }

  /// The first node of a type here and below, top to bottom.
  func first<Node: ViewNode>(_ type: Node.Type) -> Node? {
    if let found = self as? Node { return found }
    var found: Node?
    forEachChild { if found == nil { found = $0.first(type) } }
    return found
  }

  /// Appends the lines of the view tree.
  func collectTree(into lines: inout [String], indent: Int) {
    var indent = indent
    if let treeLabel {
      lines.append(String(repeating: "  ", count: indent) + treeLabel)
      indent += 1
    }
    forEachChild { $0.collectTree(into: &lines, indent: indent) }
  }
}
