/// Screens one after the other; the first one is the content.
public nonisolated struct NavigationStack<Data, Root: View>: ContentView {
  let path: Binding<[AnyHashable]>?
  let root: Root

  var content: NavigationScreens<Root> { NavigationScreens(path: path, root: root) }
  static var containerName: String? { "NavigationStack" }
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack with a first screen.
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// Makes a stack whose screens are those of a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = path.elements
    self.root = root()
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Makes a stack whose screens are those of a collection of values.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = path[erased: ErasedElements()]
    self.root = root()
  }
}
