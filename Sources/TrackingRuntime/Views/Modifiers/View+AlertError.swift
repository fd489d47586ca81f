import Foundation

extension View {
  /// Presents what an error says, with buttons, while a value is true and there is an error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> ModifiedContent<Self, AlertModifier<A?, EmptyView>> {
    modifier(
      AlertModifier(
        title: Text(verbatim: error?.errorDescription ?? ""),
        isPresented: error == nil ? .constant(false) : isPresented,
        actions: { error.map { _ in actions() } }, message: { EmptyView() }))
  }

  /// Presents what an error says, a message and buttons, while a value is true.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> ModifiedContent<Self, AlertModifier<A?, M?>> {
    modifier(
      AlertModifier(
        title: Text(verbatim: error?.errorDescription ?? ""),
        isPresented: error == nil ? .constant(false) : isPresented,
        actions: { error.map(actions) }, message: { error.map(message) }))
  }
}

extension View {
  /// Presents a title and buttons while a value is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> ModifiedContent<Self, AlertModifier<A, EmptyView>> {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents a title, a message and buttons while a value is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> ModifiedContent<Self, AlertModifier<A, M>> {
    modifier(
      AlertModifier(title: title, isPresented: isPresented, actions: actions, message: message))
  }

  /// Presents a title and buttons to choose from while a value is true.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> ModifiedContent<Self, AlertModifier<A, EmptyView>> {
    alert(title, isPresented: isPresented, actions: actions)
  }

  /// Presents a title, a message and buttons to choose from while a value is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> ModifiedContent<Self, AlertModifier<A, M>> {
    alert(title, isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents a title, a message and buttons to choose from while a value is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> ModifiedContent<Self, AlertModifier<A, M>> {
    alert(title, isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents a title, a message and buttons for some data while a value is true.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> ModifiedContent<Self, AlertModifier<A?, M?>> {
    alert(
      titleKey, isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
}
