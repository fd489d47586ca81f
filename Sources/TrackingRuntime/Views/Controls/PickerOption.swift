/// One of the values of a picker, or of the rows of a list: what a person reads and the value behind
/// it.
@MainActor
struct PickerOption {
  let lines: [String]
  let tag: AnyHashable
  let isEnabled: Bool

  init(_ node: ViewNode, tag: AnyHashable) {
    var lines: [String] = []
    node.collectText(into: &lines)
    if lines.isEmpty { node.collectNames(into: &lines) }
    self.lines = lines
    self.tag = tag
    isEnabled = (node.firstChild ?? node).scope.values.isEnabled
  }

  /// What a person reads, in one line.
  var text: String { lines.joined(separator: " ") }
}
