/// Pulls the content down; call it as a function. Here it does nothing.
public struct RefreshAction: Sendable {
  /// Pulls the content down.
  public func callAsFunction() async {}
}

extension EnvironmentValues {
  /// What pulling the content down does, if something.
  public var refresh: RefreshAction? { nil }
}
