/// The node of `defaultFocus`: once what is inside has appeared, it writes the value.
final class DefaultFocusNode<Value: Hashable>: ModifierNode<DefaultFocusModifier<Value>> {
  override var treeLabel: String? { Looks.words("defaultFocus", modifier.value) }

  override func didMount() {
    graph.enqueueAction { [self] in
      guard !isTornDown, let location = modifier.binding.location,
        location.box.get() == location.resetValue
      else { return }
      location.set(modifier.value)
    }
  }
}
