/// A modifier that changes the environment of its content.
protocol EnvironmentModifier: NodeModifier {
  /// Makes the difference.
  func write(_ values: inout EnvironmentValues)
  /// Whether it makes the same difference as another one.
  func isEqual(to other: Self) -> Bool
  /// What the view tree says; `nil` leaves the modifier out.
  var treeLabel: String? { get }
}

extension EnvironmentModifier {
  var treeLabel: String? { nil }

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    EnvironmentNode(modifier, parent: parent)
  }
}
