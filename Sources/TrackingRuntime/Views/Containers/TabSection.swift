/// Screens of a `TabView` that belong together.
public nonisolated struct TabSection<Tabs: View>: ContentView {
  let content: Tabs

  static var containerName: String? { nil }

  /// Makes a group of screens with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Tabs) {
    self.content = content()
  }

  /// Makes a group of screens.
  public init(@ViewBuilder content: () -> Tabs) { self.content = content() }
}
