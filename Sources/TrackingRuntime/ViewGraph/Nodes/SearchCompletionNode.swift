/// The node of a search suggestion: a tap writes its text into the nearest search field.
final class SearchCompletionNode: ModifierNode<SearchCompletionModifier> {
  override var treeLabel: String? { Looks.words("searchCompletion", modifier.completion) }

  override func collectControls(into controls: inout [Control]) {
    super.collectControls(into: &controls)
    guard let field else { return }
    var control = Control(
      kind: "SearchSuggestion", label: controlName, isEnabled: scope.values.isEnabled)
    control.tap = { [modifier] in field.modifier.text.wrappedValue = modifier.completion }
    controls.append(control)
  }

  /// The search field beside or above the suggestion, whichever is closest.
  private var field: SearchNode? {
    var above = parent
    while let node = above {
      if let field = node.first(SearchNode.self) { return field }
      above = node.parent
    }
    return nil
  }
}
