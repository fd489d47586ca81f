extension ViewNode {
  /// What a person would read here, in one line.
  var joinedText: String {
    var lines: [String] = []
    collectText(into: &lines)
    return lines.joined(separator: " ")
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
