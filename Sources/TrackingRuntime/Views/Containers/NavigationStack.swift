/// Screens one after the other; the first one is the content.
public nonisolated struct NavigationStack<Content: View>: ContentView {
  let content: Content

  /// Makes a stack with a first screen.
  public init(@ViewBuilder root: () -> Content) { content = root() }

  static var containerName: String? { "NavigationStack" }
}
