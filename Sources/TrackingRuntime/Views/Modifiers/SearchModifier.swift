/// A search field above a view.
public nonisolated struct SearchModifier: NodeModifier {
  let text: Binding<String>
  let prompt: String

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    SearchNode(modifier, parent: parent)
  }
}

extension View {
  /// Puts a search field above this view; without a prompt it is called "Search".
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ModifiedContent<Self, SearchModifier> {
    modifier(SearchModifier(text: text, prompt: prompt?.string ?? "Search"))
  }

  /// Puts a search field above this view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, SearchModifier> {
    modifier(SearchModifier(text: text, prompt: prompt.text))
  }

  /// Puts a search field above this view.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> ModifiedContent<Self, SearchModifier> {
    modifier(SearchModifier(text: text, prompt: String(prompt)))
  }
}

extension View {
  /// Puts a search field above this view; a value says whether a person is searching.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ModifiedContent<Self, SearchModifier> {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Puts a search field above this view; a value says whether a person is searching.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, SearchModifier> {
    searchable(text: text, placement: placement, prompt: prompt)
  }
}
