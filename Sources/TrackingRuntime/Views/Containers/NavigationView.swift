/// The stack of screens of older programs.
public nonisolated struct NavigationView<Content: View>: ContentView {
  let content: Content

  /// Makes a stack with a first screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  static var containerName: String? { "NavigationView" }
}
