/// Actions for when a view appears or disappears.
public nonisolated struct AppearanceModifier: NodeModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor
  static func makeModifierNode(
    _ modifier: Self, parent: ViewNode
  ) -> ModifierNode<Self> {
    AppearanceNode(modifier, parent: parent)
  }
}

extension View {
  /// Runs an action after the bodies of the pass in which this view appears.
  public func onAppear(
    perform action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, AppearanceModifier> {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs an action after this view has disappeared.
  public func onDisappear(
    perform action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, AppearanceModifier> {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}
