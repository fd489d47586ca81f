/// Another name for the controls inside.
public nonisolated struct AccessibilityLabelModifier: NodeModifier {
  let label: String

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    AccessibilityLabelNode(modifier, parent: parent)
  }
}

extension View {
  /// Gives this view a name; a control inside is then called by it.
  public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityLabelModifier> {
    modifier(AccessibilityLabelModifier(label: label.string))
  }

  /// Gives this view a name; a control inside is then called by it.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityLabelModifier> {
    modifier(AccessibilityLabelModifier(label: labelKey.text))
  }

  /// Gives this view a name; a control inside is then called by it.
  @_disfavoredOverload
  public func accessibilityLabel<Words: StringProtocol>(
    _ label: Words
  ) -> ModifiedContent<Self, AccessibilityLabelModifier> {
    modifier(AccessibilityLabelModifier(label: String(label)))
  }
}
