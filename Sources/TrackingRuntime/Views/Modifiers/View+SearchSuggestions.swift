extension View {
  /// Offers words to search for; they can be read and tapped at any time.
  public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> LayeredView<Self, S> {
    LayeredView(base: self, layer: suggestions())
  }

  /// Puts a search field above this view and offers words to search for.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> LayeredView<ModifiedContent<Self, SearchModifier>, S> {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Makes a tap on this suggestion write a text into the search field.
  public func searchCompletion(
    _ completion: String
  ) -> ModifiedContent<Self, SearchCompletionModifier> {
    modifier(SearchCompletionModifier(completion: completion))
  }
}
