/// Ends a search; call it as a function. Here nobody searches, so it does nothing.
public struct DismissSearchAction: Sendable {
  /// Ends the search.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Ends a search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}
