/// The node of `onAppear` and `onDisappear`.
///
/// A screen that is pushed on top, and a scroll, make what was there disappear; it appears again
/// when it comes back. So does content that has gone.
final class AppearanceNode: PresentModifierNode<AppearanceModifier> {
  private var hasAppeared = false

  override func didMount() {
    super.didMount()
    appear()
  }

  override func contentDidComeOrGo() { if isEmpty { disappear() } else { appear() } }

  override func coverDidChange() { if isCovered { disappear() } else { appear() } }

  override func didPark() { disappear() }
  override func didUnpark() { appear() }

  override func willDisappear() {
    super.willDisappear()
    disappear()
  }

  private func appear() {
    guard !isCovered && !isEmpty else { return }
    graph.enqueueAction { [self] in
      guard !isTornDown && !isCovered && !isParked && !isEmpty && !hasAppeared else { return }
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
