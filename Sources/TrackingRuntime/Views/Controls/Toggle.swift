/// A switch.
public nonisolated struct Toggle<Label: View>: StyledControl {
  let isOn: Binding<Bool>
  let content: Label

  /// Makes a switch with a label of its own.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    content = label()
  }

  static var containerName: String? { "Toggle" }

  @MainActor var configuration: ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: .init(view: AnyView(content)), isOn: isOn)
  }

  var treeLabel: String? { "Toggle \(isOn.location.get() ? "on" : "off")" }

  @MainActor
  func collectControls(of child: ViewNode, into controls: inout [Control]) {
    var control = Control(
      kind: "Toggle", label: child.controlName, isEnabled: child.scope.values.isEnabled)
    control.toggle = { [isOn] in isOn.wrappedValue.toggle() }
    control.set = { [isOn] in isOn.wrappedValue = $0 }
    controls.append(control)
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TrackingRuntime.Label<Text, Image> {
  /// Makes a switch with a title and a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TrackingRuntime.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the switch that a style is given.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
