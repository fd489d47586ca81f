/// The node of `onAppear` and `onDisappear`.
///
/// A screen that is pushed on top, and a scroll, make what was there disappear; it appears again
/// when it comes back.
final class AppearanceNode: ModifierNode<AppearanceModifier> {
  private var hasAppeared = false

  override func didMount() { if !isCovered { appear() } }

  override func coverDidChange() { if isCovered { disappear() } else { appear() } }

  override func didPark() { disappear() }
  override func didUnpark() { appear() }

  override func willDisappear() {
    super.willDisappear()
    disappear()
  }

  private func appear() {
    graph.enqueueAction { [self] in
      guard !isTornDown && !isCovered && !isParked && !hasAppeared else { return }
      hasAppeared = true
      modifier.appear?()
    }
  }

  private func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    if let action = modifier.disappear { graph.enqueueAction(action) }
  }
}
