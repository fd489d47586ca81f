/// The node of `searchable`.
final class SearchNode: ModifierNode<SearchFieldModifier> {
  override func collectText(into lines: inout [String]) {
    let text = modifier.text.location.get()
    lines.append(text.isEmpty ? modifier.prompt : text)
    super.collectText(into: &lines)
  }

  override func collectControls(into controls: inout [Control]) {
    let (text, isSearching) = (modifier.text, modifier.isSearching)
    var field = Control.field(
      kind: "SearchField", label: modifier.prompt, text: text, scope: scope)
    field.tap = { isSearching.wrappedValue = true }
    field.type = {
      isSearching.wrappedValue = true
      text.wrappedValue = $0
    }
    controls.append(field)
    super.collectControls(into: &controls)
  }
}
