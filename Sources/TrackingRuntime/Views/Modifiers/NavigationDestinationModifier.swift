/// What the screens of values of a type look like.
public nonisolated struct NavigationDestinationModifier<Value: Hashable>: NodeModifier {
  let destination: (Value) -> AnyView

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    NavigationDestinationNode(modifier, parent: parent)
  }
}

extension View {
  /// Says what the screen of a value looks like that a link pushes.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> ModifiedContent<Self, NavigationDestinationModifier<D>> {
    modifier(NavigationDestinationModifier { AnyView(destination($0)) })
  }

  /// Pushes a screen while a value is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> ModifiedContent<Self, PushModifier<V>> {
    modifier(PushModifier(isPresented: isPresented, screen: destination))
  }

  /// Pushes a screen for an item while there is an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> ModifiedContent<Self, PushModifier<IDView<C, D>?>> {
    modifier(
      PushModifier(
        isPresented: Binding(location: PresenceLocation(base: item.location)),
        screen: { item.wrappedValue.map { destination($0).id($0) } }))
  }
}
