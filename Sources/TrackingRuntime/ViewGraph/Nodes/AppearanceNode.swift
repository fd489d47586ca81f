/// The node of `onAppear` and `onDisappear`.
final class AppearanceNode: ModifierNode<AppearanceModifier> {
  override func didMount() {
    guard let action = modifier.appear else { return }
    graph.enqueueAction { [self] in
      if !isTornDown { action() }
    }
  }

  override func willDisappear() {
    super.willDisappear()
    if let action = modifier.disappear { graph.enqueueAction(action) }
  }
}
