extension View {
  /// Runs an action with what a closure makes of this view's size: here once, with the screen's.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> ModifiedContent<Self, ValueActionModifier<T>> {
    onChange(of: transform(.screen), initial: true) { _, newer in action(newer) }
  }

  /// Runs an action with what a closure makes of this view's size: here once, with the screen's.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> ModifiedContent<Self, ValueActionModifier<T>> {
    onChange(of: transform(.screen), initial: true, action)
  }
}
