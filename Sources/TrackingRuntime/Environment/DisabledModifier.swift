/// Switches the controls inside off.
public nonisolated struct DisabledModifier: EnvironmentModifier, Equatable {
  let isDisabled: Bool

  func write(_ values: inout EnvironmentValues) {
    values.isEnabled = values.isEnabled && !isDisabled
  }

  func isEqual(to other: Self) -> Bool { self == other }
}

extension View {
  /// Switches the controls of this view off.
  public func disabled(_ disabled: Bool) -> ModifiedContent<Self, DisabledModifier> {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
