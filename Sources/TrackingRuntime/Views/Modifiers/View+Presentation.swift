extension View {
  /// Presents a view for an item on top, over everything, while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> ModifiedContent<Self, SheetModifier<IDView<Content, Item.ID>?>> {
    sheet(item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a view beside this one while a value is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> ModifiedContent<Self, SheetModifier<Content>> {
    sheet(isPresented: isPresented, content: content)
  }

  /// Presents a view for an item beside this one while there is an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> ModifiedContent<Self, SheetModifier<IDView<Content, Item.ID>?>> {
    sheet(item: item, content: content)
  }

  /// Shows a view in a column at the side while a value is true.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> ModifiedContent<Self, SheetModifier<V>> {
    sheet(isPresented: isPresented, content: content)
  }
}
