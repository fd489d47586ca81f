/// The node of one row of a `ForEach`: the content closure runs in a tracking scope of its own.
///
/// Running the closure is not running a body: it is not counted [C20].
final class ForEachRowNode<Element, ID: Hashable, Content: View>: ObservingNode {
  let id: ID
  private var element: Element
  private let content: ForEachContent<Element, Content>
  /// Whether the element is as many rows as its view shows.
  private let isCounted: Bool

  init(
    id: ID, _ element: Element, _ content: ForEachContent<Element, Content>, isCounted: Bool,
    parent: ViewNode
  ) {
    self.id = id
    self.isCounted = isCounted
    self.element = element
    self.content = content
    super.init(parent: parent)
    runContent()
  }

  func update(_ element: Element) {
    self.element = element
    runContent()
  }

  override func updateFromPass() { runContent() }

  private func runContent() {
    pendingCause = .none
    let previous = EvaluationScope.enter(content.body)
    let view = observe { content.make(element) }
    _ = EvaluationScope.enter(previous)
    if let child {
      Content._updateNode(child, view)
    } else {
      child = Content._makeNode(view, parent: self)
    }
  }

  /// Inside of one row everything exists; an element of several rows is a part of the list.
  override var isInsideRows: Bool { isCounted && super.isInsideRows }
  override var rowCount: Int { isCounted ? super.rowCount : 1 }
  override func realiseRows(_ window: RowWindow) { if isCounted { super.realiseRows(window) } }

  /// Options with tags of their own, else the row itself, which stands for its id.
  override func collectOptions(into options: inout [PickerOption]) {
    let before = options.count
    super.collectOptions(into: &options)
    if options.count == before && !isCounted {
      options.append(PickerOption(self, tag: AnyHashable(id)))
    }
  }
}
