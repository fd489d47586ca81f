import Combine

/// An action for each value of a publisher.
public nonisolated struct ReceiveModifier<Source: Publisher>: NodeModifier
where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    ReceiveNode(modifier, parent: parent)
  }
}

extension View {
  /// Runs an action for each value of a publisher while this view is in its place.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> ModifiedContent<Self, ReceiveModifier<Source>> where Source.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
