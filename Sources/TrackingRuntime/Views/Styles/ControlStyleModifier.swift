/// Sets the style of the controls inside.
public nonisolated struct ControlStyleModifier<Style, Configuration>: EnvironmentModifier {
  let name: StaticString
  let style: Style
  let makeBody: @MainActor (Style, Configuration) -> AnyView

  func write(_ values: inout EnvironmentValues) {
    values[ControlStyleName<Configuration>()] =
      style is any BuiltInStyle
      ? nil
      : ControlStyle { [style, makeBody] configuration in
        AnyView(StyleBody(style: style, configuration: configuration, makeBody: makeBody))
      }
  }

  func isEqual(to other: Self) -> Bool {
    ValueComparison.of(Style.self).areEqual(values: style, other.style)
  }

  var treeLabel: String? { "\(name)(\(TypeName.short(of: Style.self)))" }

  /// A built-in style needs an environment of its own only to take another one away.
  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    if modifier.style is any BuiltInStyle,
      parent.contentScope.values[ControlStyleName<Configuration>()] == nil
    {
      return ControlStyleNode(modifier, parent: parent)
    }
    return EnvironmentNode(modifier, parent: parent)
  }
}
