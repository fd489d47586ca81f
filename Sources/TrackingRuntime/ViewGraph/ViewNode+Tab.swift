extension ViewNode {
  /// The first child.
  var firstChild: ViewNode? {
    var found: ViewNode?
    forEachChild { if found == nil { found = $0 } }
    return found
  }

  /// The value that stands for this tab, if it has one.
  var tabTag: AnyHashable? {
    if let tag = (self as? TagNode)?.modifier.tag { return tag }
    // What stands inside of a container or a learner's view stands for something else.
    return isTabItem || identityComponent == nil ? firstChild?.tabTag : nil
  }

  /// Whether this is the node of `tabItem`.
  private var isTabItem: Bool { (self as? any TabItemNode) != nil }

  /// Appends what stands in the bar of tabs for this tab.
  func item(into lines: inout [String]) {
    guard !isTabItem else {
      var parts: [ViewNode] = []
      firstChild?.forEachChild { parts.append($0) }
      if parts.count == 2 { parts[1].collectText(into: &lines) }
      return
    }
    firstChild?.item(into: &lines)
  }
}
