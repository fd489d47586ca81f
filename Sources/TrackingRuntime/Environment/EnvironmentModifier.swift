/// A modifier that changes the environment of its content.
protocol EnvironmentModifier: NodeModifier {
  /// Makes the difference.
  func write(_ values: inout EnvironmentValues)
  /// Whether it makes the same difference as another one.
  func isEqual(to other: Self) -> Bool
}

extension EnvironmentModifier {
  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    EnvironmentNode(modifier, parent: parent)
  }
}
