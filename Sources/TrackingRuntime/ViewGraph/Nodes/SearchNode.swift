/// The node of `searchable`.
final class SearchNode: ModifierNode<SearchModifier> {
  override func collectText(into lines: inout [String]) {
    let text = modifier.text.location.get()
    lines.append(text.isEmpty ? modifier.prompt : text)
    super.collectText(into: &lines)
  }

  override func collectControls(into controls: inout [Control]) {
    controls.append(
      .field(
        kind: "SearchField", label: modifier.prompt, text: modifier.text, scope: scope))
    super.collectControls(into: &controls)
  }
}
