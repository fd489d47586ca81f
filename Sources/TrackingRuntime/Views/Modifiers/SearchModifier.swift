/// A search field above a view, and what the view knows of the search.
///
/// A search begins with a tap on the field or with text that is typed into it.
public struct SearchModifier: ViewModifier, UncountedBody {
  let text: Binding<String>
  let prompt: String
  let isPresented: Binding<Bool>?
  @State private var isActive = false

  init(text: Binding<String>, prompt: String, isPresented: Binding<Bool>? = nil) {
    self.text = text
    self.prompt = prompt
    self.isPresented = isPresented
  }

  /// The field and the content.
  public func body(content: Content) -> some View {
    let isSearching = isPresented ?? $isActive
    content
      .environment(\.isSearching, isSearching.wrappedValue)
      .environment(\.dismissSearch, DismissSearchAction(text: text, isSearching: isSearching))
      .modifier(SearchFieldModifier(text: text, prompt: prompt, isSearching: isSearching))
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
    modifier(
      SearchModifier(text: text, prompt: prompt?.string ?? "Search", isPresented: isPresented))
  }

  /// Puts a search field above this view; a value says whether a person is searching.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, SearchModifier> {
    modifier(SearchModifier(text: text, prompt: prompt.text, isPresented: isPresented))
  }
}
