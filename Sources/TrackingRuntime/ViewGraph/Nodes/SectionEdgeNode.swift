/// The node of a section's header or footer: a row of the list around, which makes it when it comes
/// into view, keeps its state while it is out of view, and reads it only where a person sees it.
///
/// Differs from SwiftUI: a header that stays at the top while its rows scroll is out of view here.
final class SectionEdgeNode<Content: View>: SingleChildNode {
  private var view: SectionEdge<Content>
  /// Whether a list asks for it.
  private let isRow: Bool
  private var isInView: Bool

  init(_ view: SectionEdge<Content>, parent: ViewNode) {
    self.view = view
    isRow = parent.isInsideRows && SectionEdge<Content>.rowCount > 0
    isInView = !isRow
    super.init(parent: parent)
    if !isRow { child = Content._makeNode(view.content, parent: self) }
  }

  /// A header that is out of view takes the newest value when it comes back.
  func replace(with newer: SectionEdge<Content>) {
    view = newer
    if let child, !child.isParked { Content._updateNode(child, newer.content) }
  }

  override var rowCount: Int { SectionEdge<Content>.rowCount }
  override var hasFixedRowCount: Bool { true }
  /// Inside of one row everything exists.
  override var isInsideRows: Bool { false }

  override func realiseRows(_ window: RowWindow) {
    guard isRow else { return }
    isInView = !window.visible.isEmpty
    guard !window.realised.isEmpty else {
      child?.park()
      return
    }
    guard let child else {
      child = Content._makeNode(view.content, parent: self)
      return
    }
    guard child.isParked else { return }
    child.unpark()
    child.cover(isCovered)
    Content._updateNode(child, view.content)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child, !isRow || !child.isParked { visit(child) }
  }

  override func collectText(into lines: inout [String]) {
    if isInView { super.collectText(into: &lines) }
  }

  override func collectControls(into controls: inout [Control]) {
    if isInView { super.collectControls(into: &controls) }
  }

  override func willDisappear() {
    child?.tearDown()
    super.willDisappear()
  }
}
