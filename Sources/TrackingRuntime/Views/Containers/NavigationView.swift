/// The stack of screens of older programs.
public nonisolated struct NavigationView<Root: View>: ContentView {
  let root: Root

  /// Makes a stack with a first screen.
  public init(@ViewBuilder content: () -> Root) { root = content() }

  var content: NavigationScreens<Root> { NavigationScreens(path: nil, root: root) }
  static var containerName: String? { "NavigationView" }
}
