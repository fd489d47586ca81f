/// Ends a search; call it as a function.
public struct DismissSearchAction: Sendable {
  var text: Binding<String>?
  var isSearching: Binding<Bool>?

  /// Takes the text out of the search field and ends the search; does nothing where nobody can search.
  public func callAsFunction() {
    if let text, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    isSearching?.wrappedValue = false
  }
}

extension EnvironmentValues {
  private enum DismissSearch: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction() }
  }

  /// Ends a search.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearch.self] }
    set { self[DismissSearch.self] = newValue }
  }
}
