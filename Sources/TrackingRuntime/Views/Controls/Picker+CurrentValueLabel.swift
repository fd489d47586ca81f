extension Picker {
  /// Makes a choice that shows a view of its own for what is chosen.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Options,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
    currentValue = AnyView(currentValueLabel())
  }
}

extension Picker where Label == Text {
  /// Makes a choice with a title that shows a view of its own for what is chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Options, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a choice with a title that shows a view of its own for what is chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Options, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}
