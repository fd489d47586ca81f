/// What a style knows of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View, UncountedBody {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }

  var platformBody: Label { label }
}
