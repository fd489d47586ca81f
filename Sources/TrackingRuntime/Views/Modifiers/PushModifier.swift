/// A screen that is pushed on the stack around while a value says so.
public struct PushModifier<Screen: View>: ViewModifier, UncountedBody {
  let isPresented: Binding<Bool>
  let screen: () -> Screen

  /// The content, and the pushed screen while there is one.
  public func body(content: Content) -> some View {
    content
    if isPresented.wrappedValue {
      screen()
        .environment(\.isPresented, true)
        .environment(\.dismiss, DismissAction(isPresented: isPresented))
        .modifier(PresentationModifier(isPresented: isPresented, isPushed: true))
    }
  }
}
