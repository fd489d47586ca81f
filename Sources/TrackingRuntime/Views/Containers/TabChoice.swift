/// The tabs of which one is read and used; the others' items can be tapped.
nonisolated struct TabChoice<Content: View>: ContentView {
  let tag: AnyHashable?
  let place: Int
  let content: Content
  let choose: @MainActor (AnyHashable?, Int) -> Void

  static var containerName: String? { nil }

  @MainActor
  func collectText(of child: ViewNode, into lines: inout [String]) {
    let tabs = TabChoice.tabs(of: child)
    if let tab = chosen(of: tabs) { tab.collectText(into: &lines) }
    for tab in tabs { tab.item(into: &lines) }
  }

  @MainActor
  func collectControls(of child: ViewNode, into controls: inout [Control]) {
    let tabs = TabChoice.tabs(of: child)
    if let tab = chosen(of: tabs) { tab.collectControls(into: &controls) }
    for (place, tab) in tabs.enumerated() {
      var words: [String] = []
      tab.item(into: &words)
      var control = Control(kind: "Tab", label: words.joined(separator: " "), isEnabled: true)
      let tag = tab.tabTag
      control.tap = { choose(tag, place) }
      controls.append(control)
    }
  }

  @MainActor
  private func chosen(of tabs: [ViewNode]) -> ViewNode? {
    if let tag, let tab = tabs.first(where: { $0.tabTag == tag }) { return tab }
    return tabs.indices.contains(place) ? tabs[place] : tabs.first
  }

  @MainActor
  private static func tabs(of child: ViewNode) -> [ViewNode] {
    guard child is TupleNode else { return [child] }
    var tabs: [ViewNode] = []
    child.forEachChild { tabs.append($0) }
    return tabs
  }
}
