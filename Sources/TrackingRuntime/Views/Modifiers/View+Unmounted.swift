import Foundation

extension View {
  /// Sets a view as the background of a sheet; it is not mounted.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> StyledView<Self, V> { look("presentationBackground", content()) }

  /// Adds things that a person can do; they are not mounted.
  public nonisolated func accessibilityActions<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> StyledView<Self, V> { look("accessibilityActions", content()) }

  /// Has assistive technology read another view; it is not mounted.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> StyledView<Self, V> { look("accessibilityRepresentation", representation()) }

  /// Gives assistive technology other views inside; they are not mounted.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> StyledView<Self, V> { look("accessibilityChildren", children()) }
}

extension View {
  /// Offers choices of where to search; they are not mounted.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> StyledView<Self, (Binding<V>, S)> { look("searchScopes", (scope, scopes())) }

  /// Shows another view enlarged; it is not mounted.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> StyledView<Self, V> {
    look("accessibilityShowsLargeContentViewer", largeContentView())
  }

  /// Lets this view be dragged; never here.
  public nonisolated func draggable<T>(
    _ payload: @autoclosure @escaping () -> T
  ) -> StyledView<Self, () -> T> { look("draggable", payload) }

  /// Runs an action when something is dropped on this view; never here.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> StyledView<Self, ([T], CGPoint) -> Bool> { look("dropDestination", action) }

  /// Runs an action when a key is pressed; never here.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> StyledView<Self, () -> KeyPress.Result> { look("onKeyPress", action) }

  /// Runs an action when any key is pressed; never here.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = .down, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> StyledView<Self, (KeyPress) -> KeyPress.Result> { look("onKeyPress", action) }
}
