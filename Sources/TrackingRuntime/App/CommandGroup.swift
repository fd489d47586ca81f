/// Commands at a place of the program's menus; here they are not mounted.
public nonisolated struct CommandGroup<Content: View>: LeafView {
  let placement: CommandGroupPlacement
  let commands: Content

  /// Puts commands in the place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    commands = addition()
  }

  /// Puts commands before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    commands = addition()
  }

  /// Puts commands after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    commands = addition()
  }
}
