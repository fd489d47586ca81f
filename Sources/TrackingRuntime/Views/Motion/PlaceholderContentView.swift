/// The view that is animated, as an animation's closure sees it.
public nonisolated struct PlaceholderContentView<Value: View>: ContentView {
  let content: Value

  static var containerName: String? { nil }
}

extension View {
  /// Changes this view in a closure, with an animation for those changes alone.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> StyledView<V, Animation?> {
    body(PlaceholderContentView(content: self)).look("animation", animation)
  }
}
