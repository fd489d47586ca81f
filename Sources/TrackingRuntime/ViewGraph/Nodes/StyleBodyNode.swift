/// The node of what a style makes of a control; it is not counted, whatever the style's type.
final class StyleBodyNode<Style, Configuration>: BodyNode {
  private var style: Style
  private var view: StyleBody<Style, Configuration>

  init(_ view: StyleBody<Style, Configuration>, parent: ViewNode) {
    self.view = view
    style = view.style
    super.init(parent: parent, layout: ViewLayout.of(Style.self))
    withUnsafePointer(to: &style) { makeSlots(base: $0) }
    if hasRoom() { evaluate() }
  }

  func replace(with newer: StyleBody<Style, Configuration>) {
    view = newer
    style = newer.style
    pendingCause.insert(.selfValue)
    dropReaders()
    evaluate()
  }

  override func evaluate() {
    guard hasItsObjects() else { return }
    var copy = style
    withUnsafeMutablePointer(to: &copy) { install(base: $0) }
    let body = run { view.makeBody(copy, view.configuration) }
    if let child {
      AnyView._updateNode(child, body)
    } else {
      child = AnyView._makeNode(body, parent: self)
    }
  }
}
