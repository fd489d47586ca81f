/// What older programs know of how a view is presented.
public struct PresentationMode {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Takes the view away.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// How the view is presented, for older programs.
  public var presentationMode: Binding<PresentationMode> {
    let isPresented = dismissBinding
    return Binding(
      get: { PresentationMode(isPresented: isPresented != nil) },
      set: { if !$0.isPresented { isPresented?.wrappedValue = false } })
  }
}
