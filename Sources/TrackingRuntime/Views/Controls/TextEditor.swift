/// A text of several lines that can be edited.
public nonisolated struct TextEditor: LeafView {
  let text: Binding<String>

  /// Makes an editor of a text.
  public init(text: Binding<String>) { self.text = text }

  var screenText: String? { text.location.get() }

  @MainActor
  func control(in node: ViewNode) -> Control? {
    .field(kind: "TextEditor", label: "", text: text, scope: node.scope)
  }
}
