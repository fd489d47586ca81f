/// A control that runs an action when it is tapped.
public nonisolated struct Button<Label: View>: StyledControl {
  let action: @MainActor () -> Void
  let content: Label
  let role: ButtonRole?

  /// Makes a button with a label of its own.
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role and a label of its own.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    content = label()
  }

  static var containerName: String? { "Button" }

  @MainActor var configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: role, label: .init(view: AnyView(content)), action: action)
  }

  @MainActor func collectControls(of child: ViewNode, into controls: inout [Control]) {
    var control = Control(
      kind: "Button", label: child.controlName, isEnabled: child.scope.values.isEnabled)
    control.tap = action
    controls.append(control)
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a title and a role.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a title and a role.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style is given.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action, label: { configuration.label })
  }
}
