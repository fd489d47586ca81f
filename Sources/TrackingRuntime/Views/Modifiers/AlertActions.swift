/// The buttons of an alert of older programs.
public struct AlertActions: View, UncountedBody {
  let alert: Alert?

  /// A button each.
  public var body: some View {
    ForEach(Array((alert?.buttons ?? []).enumerated()), id: \.offset) { _, button in
      Button(role: button.role, action: { button.action?() }, label: { button.label })
    }
  }
}
