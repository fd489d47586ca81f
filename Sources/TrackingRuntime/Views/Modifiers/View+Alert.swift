extension View {
  /// Presents a title and buttons while a value is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> ModifiedContent<Self, AlertModifier<A, EmptyView>> {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents a title, a message and buttons while a value is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> ModifiedContent<Self, AlertModifier<A, M>> {
    modifier(
      AlertModifier(
        title: Text(title), isPresented: isPresented, actions: actions, message: message))
  }

  /// Presents a title, a message and buttons for some data while a value is true.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> ModifiedContent<Self, AlertModifier<A?, M?>> {
    modifier(
      AlertModifier(
        title: Text(titleKey), isPresented: isPresented, actions: { data.map(actions) },
        message: { data.map(message) }))
  }

  /// Presents a title and buttons for some data while a value is true.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> ModifiedContent<Self, AlertModifier<A?, EmptyView>> {
    modifier(
      AlertModifier(
        title: Text(titleKey), isPresented: isPresented, actions: { data.map(actions) },
        message: { EmptyView() }))
  }

  /// Presents an alert of older programs while a value is true.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> ModifiedContent<Self, AlertModifier<AlertActions, Text?>> {
    let alert = content()
    return modifier(
      AlertModifier(
        title: alert.title, isPresented: isPresented, actions: { AlertActions(alert: alert) },
        message: { alert.message }))
  }

  /// Presents an alert of older programs for an item while there is an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> ModifiedContent<Self, AlertModifier<AlertActions, Text?>> {
    let alert = item.wrappedValue.map(content)
    return modifier(
      AlertModifier(
        title: alert?.title ?? Text(verbatim: ""),
        isPresented: Binding(location: PresenceLocation(base: item.location)),
        actions: { AlertActions(alert: alert) }, message: { alert?.message }))
  }

  /// Presents a title, a message and buttons to choose from while a value is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> ModifiedContent<Self, AlertModifier<A, M>> {
    alert(titleKey, isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents a title and buttons to choose from while a value is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> ModifiedContent<Self, AlertModifier<A, EmptyView>> {
    alert(title, isPresented: isPresented, actions: actions)
  }

  /// Presents a title and buttons for some data while a value is true.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> ModifiedContent<Self, AlertModifier<A?, EmptyView>> {
    alert(titleKey, isPresented: isPresented, presenting: data, actions: actions)
  }
}
