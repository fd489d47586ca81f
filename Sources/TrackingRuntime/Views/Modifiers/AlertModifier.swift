/// A title, a message and buttons that are presented on top while a value says so.
public struct AlertModifier<Actions: View, Message: View>: ViewModifier, UncountedBody {
  let title: Text
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message

  /// The content, and the alert while there is one; any of its buttons takes it away.
  public func body(content: Content) -> some View {
    content
    if isPresented.wrappedValue {
      Group {
        title
        message()
        actions()
      }
      .modifier(DismissingModifier(isPresented: isPresented))
      .modifier(PresentationModifier(isPresented: isPresented))
    }
  }
}

extension View {
  /// Presents a title and buttons while a value is true.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> ModifiedContent<Self, AlertModifier<Actions, EmptyView>> {
    alert(titleKey, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents a title, a message and buttons while a value is true.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> ModifiedContent<Self, AlertModifier<Actions, Message>> {
    modifier(
      AlertModifier(
        title: Text(titleKey), isPresented: isPresented, actions: actions, message: message))
  }

  /// Presents a title and buttons to choose from while a value is true.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> ModifiedContent<Self, AlertModifier<Actions, EmptyView>> {
    alert(titleKey, isPresented: isPresented, actions: actions)
  }
}
