/// An action for when a person presses return in a field.
public nonisolated struct SubmitModifier: EnvironmentModifier {
  let action: () -> Void

  func write(_ values: inout EnvironmentValues) { values.submitActions.append(action) }

  func isEqual(to other: Self) -> Bool {
    ValueComparison.of(Self.self).areEqual(values: self, other)
  }
}

extension EnvironmentValues {
  private enum SubmitActions: EnvironmentKey {
    static var defaultValue: [() -> Void] { [] }
  }

  /// What the return key does here, outermost first.
  var submitActions: [() -> Void] {
    get { self[SubmitActions.self] }
    set { self[SubmitActions.self] = newValue }
  }
}

extension View {
  /// Runs an action when a person presses return in a field of this view.
  ///
  /// Differs from SwiftUI: it runs for fields and search fields alike.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, SubmitModifier> {
    modifier(SubmitModifier(action: action))
  }
}
