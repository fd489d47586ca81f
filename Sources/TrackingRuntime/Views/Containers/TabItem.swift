/// A screen with the item that stands for it in the bar of tabs.
public nonisolated struct TabItem<Screen: View, Item: View>: ContentView {
  let screen: Screen
  let item: Item

  var content: TupleView<(Screen, Item)> { TupleView((screen, item)) }
  static var containerName: String? { "TabItem" }

  /// Only the screen: the item is read with the other tabs' items.
  @MainActor
  func collectText(of child: ViewNode, into lines: inout [String]) {
    child.firstChild?.collectText(into: &lines)
  }

  @MainActor
  func collectControls(of child: ViewNode, into controls: inout [Control]) {
    child.firstChild?.collectControls(into: &controls)
  }
}

extension TabItem: TabItemHolding {}

extension View {
  /// Gives this screen an item in the bar of tabs.
  public nonisolated func tabItem<V: View>(
    @ViewBuilder _ label: () -> V
  ) -> TabItem<Self, V> {
    TabItem(screen: self, item: label())
  }
}
