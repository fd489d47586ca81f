/// A menu of the program; here its commands are not mounted.
public nonisolated struct CommandMenu<Content: View>: LeafView {
  let name: String
  let commands: Content

  /// Makes a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    name = nameKey.text
    commands = content()
  }
}
