extension Control {
  /// A control that takes text.
  static func field(
    kind: String, label: String, text: Binding<String>, scope: EnvironmentScope
  ) -> Control {
    var control = Control(kind: kind, label: label, isEnabled: scope.values.isEnabled)
    control.isField = true
    control.type = { text.wrappedValue = $0 }
    control.submit = {
      for action in scope.values.submitActions { action() }
    }
    return control
  }
}
