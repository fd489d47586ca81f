/// Takes away what is presented; call it as a function.
@MainActor @preconcurrency
public struct DismissAction {
  let isPresented: Binding<Bool>?

  nonisolated init(isPresented: Binding<Bool>?) { self.isPresented = isPresented }

  /// Takes the presented view away; does nothing where nothing is presented.
  public func callAsFunction() { isPresented?.wrappedValue = false }
}

extension EnvironmentValues {
  private enum Dismiss: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(isPresented: nil) }
  }

  /// Takes away what is presented here.
  public internal(set) var dismiss: DismissAction {
    get { self[Dismiss.self] }
    set { self[Dismiss.self] = newValue }
  }

  /// The binding behind `dismiss`.
  var dismissBinding: Binding<Bool>? { dismiss.isPresented }
}
