/// A view that is presented on top while a value says so.
public struct SheetModifier<Sheet: View>: ViewModifier, UncountedBody {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  /// The content, and the presented view while there is one.
  public func body(content: Content) -> some View {
    content
    if isPresented.wrappedValue {
      sheet()
        .environment(\.isPresented, true)
        .environment(\.dismiss, DismissAction(isPresented: isPresented))
        .environment(\.navigationScope, nil)
        .onDisappear(perform: onDismiss)
        .modifier(PresentationModifier(isPresented: isPresented))
    }
  }
}

extension View {
  /// Presents a view on top while a value is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> ModifiedContent<Self, SheetModifier<Content>> {
    modifier(SheetModifier(isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Presents a view on top, over everything, while a value is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> ModifiedContent<Self, SheetModifier<Content>> {
    modifier(SheetModifier(isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Presents a view for an item on top while there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> ModifiedContent<Self, SheetModifier<IDView<Content, Item.ID>?>> {
    modifier(
      SheetModifier(
        isPresented: Binding(location: PresenceLocation(base: item.location)),
        onDismiss: onDismiss,
        sheet: { item.wrappedValue.map { content($0).id($0.id) } }))
  }
}
