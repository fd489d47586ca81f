/// A menu at the top of the screen.
public struct MenuBarExtra<Content: View>: Scene {
  /// Never reached.
  public typealias Body = Never

  /// The view in the menu.
  public let content: Content

  /// Makes a menu with a title and a symbol of the system.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}
