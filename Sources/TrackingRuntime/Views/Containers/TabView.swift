/// Screens of which a person chooses one.
///
/// Only the chosen one has appeared, and is read and used; the others keep their state.
///
/// Differs from SwiftUI: all of them exist from the start, and their bodies run.
public nonisolated struct TabView<SelectionValue: Hashable, Tabs: View>: ContentView {
  let selection: Binding<SelectionValue>?
  let tabs: Tabs

  /// Makes tabs of which a value says which is chosen.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Tabs) {
    self.selection = selection
    tabs = content()
  }

  var content: TabBar<SelectionValue, Tabs> { TabBar(selection: selection, tabs: tabs) }
  static var containerName: String? { "TabView" }
}

extension TabView where SelectionValue == Int {
  /// Makes tabs that start with the first one.
  public init(@ViewBuilder content: () -> Tabs) {
    selection = nil
    tabs = content()
  }
}
