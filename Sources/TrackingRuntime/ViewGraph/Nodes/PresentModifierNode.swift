/// The node of a modifier that does something while its content is there.
///
/// A modifier of nothing is nothing: where the content makes no view (`EmptyView`, an `if` without
/// its view, a `ForEach` without elements), nothing appears, no task starts and nobody subscribes,
/// until it makes one.
///
/// Differs from SwiftUI: there a modifier of a `Group` is one of each view inside; here it is one of
/// them all together.
class PresentModifierNode<Modifier: ViewModifier>: ModifierNode<Modifier> {
  /// Whether the content makes no view, as far as has been worked out.
  private(set) final var isEmpty = false
  private var isMounted = false
  private var isAsked = false

  override func didMount() {
    isMounted = true
    isEmpty = rowCount == 0
  }

  /// Called when the content has come or gone.
  func contentDidComeOrGo() {}

  /// An `if` removes one view and makes another; so the views are counted when the bodies have run.
  override final func structureBelowDidChange() {
    guard isMounted, !isAsked else { return }
    isAsked = true
    graph.enqueueCovering { [self] in
      isAsked = false
      guard !isTornDown, isEmpty != (rowCount == 0) else { return }
      isEmpty.toggle()
      contentDidComeOrGo()
    }
  }
}
