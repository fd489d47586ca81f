/// A title above a screen of a navigation stack.
public nonisolated struct NavigationTitleModifier: NodeModifier {
  let title: String

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    NavigationTitleNode(modifier, parent: parent)
  }
}

extension View {
  /// Sets the title of the screen.
  public func navigationTitle(
    _ titleKey: LocalizedStringKey
  ) -> ModifiedContent<Self, NavigationTitleModifier> {
    modifier(NavigationTitleModifier(title: titleKey.text))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(
    _ title: Title
  ) -> ModifiedContent<Self, NavigationTitleModifier> {
    modifier(NavigationTitleModifier(title: String(title)))
  }

  /// Sets the title of the screen.
  public func navigationTitle(
    _ title: Text
  ) -> ModifiedContent<Self, NavigationTitleModifier> {
    modifier(NavigationTitleModifier(title: title.string))
  }

  /// Sets the title of the screen, as older programs do.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> ModifiedContent<Self, NavigationTitleModifier> {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen, as older programs do.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> ModifiedContent<Self, NavigationTitleModifier> {
    navigationTitle(title)
  }

  /// Sets the title of the screen, as older programs do.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> ModifiedContent<Self, NavigationTitleModifier> {
    navigationTitle(title)
  }
}
