/// The bar above a screen.
public struct NavigationBarItem: Sendable {
  /// How the title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As the screen before.
    case automatic
    /// Small.
    case inline
    /// Large.
    case large
  }
}
