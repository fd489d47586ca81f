extension View {
  /// Puts a search field above this view, with views for what it looks for besides the text.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<LayeredView<Self, ForEach<C, C.Element.ID, T>>, SearchModifier>
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    LayeredView(base: self, layer: ForEach(tokens.wrappedValue, content: token))
      .searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Puts a search field above this view, with views for what it looks for besides the text.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<LayeredView<Self, ForEach<C, C.Element.ID, T>>, SearchModifier>
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }
}
