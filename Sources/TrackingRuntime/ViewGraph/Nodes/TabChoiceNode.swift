/// The node of a choice of tabs: those that are not chosen keep their state and have disappeared.
final class TabChoiceNode<Content: View>: SingleChildNode {
  var view: TabChoice<Content>
  private var isAsked = false

  init(_ view: TabChoice<Content>, parent: ViewNode) {
    self.view = view
    super.init(parent: parent)
  }

  override var rowCount: Int { 1 }
  override var hasFixedRowCount: Bool { true }
  override var isInsideRows: Bool { false }
  override func realiseRows(_ window: RowWindow) {}

  /// Works out, before the actions of this pass, which tabs lie below the chosen one.
  func choiceDidChange() {
    guard !isAsked else { return }
    isAsked = true
    graph.enqueueCovering { [self] in
      isAsked = false
      if !isTornDown { cover(isCovered) }
    }
  }

  /// The tab that goes disappears before the one that comes appears.
  override func cover(_ isCovered: Bool) {
    self.isCovered = isCovered
    let (tabs, chosen) = (tabs, chosen)
    for tab in tabs where tab !== chosen { tab.cover(true) }
    chosen?.cover(isCovered)
  }

  override func collectText(into lines: inout [String]) {
    chosen?.collectText(into: &lines)
    for tab in tabs { tab.item(into: &lines) }
  }

  override func collectControls(into controls: inout [Control]) {
    chosen?.collectControls(into: &controls)
    let choose = view.choose
    for (place, tab) in tabs.enumerated() {
      var words: [String] = []
      tab.item(into: &words)
      var control = Control(kind: "Tab", label: words.joined(separator: " "), isEnabled: true)
      let tag = tab.tabTag
      control.tap = { choose(tag, place) }
      controls.append(control)
    }
  }

  private var chosen: ViewNode? {
    let tabs = tabs
    if let tag = view.tag, let tab = tabs.first(where: { $0.tabTag == tag }) { return tab }
    return tabs.indices.contains(view.place) ? tabs[view.place] : tabs.first
  }

  private var tabs: [ViewNode] {
    guard let child else { return [] }
    guard child is TupleNode else { return [child] }
    var tabs: [ViewNode] = []
    child.forEachChild { tabs.append($0) }
    return tabs
  }
}
