/// The first screen of a stack, or of a column of a split view, and those pushed on top of it.
nonisolated struct NavigationScreens<Root: View>: View, UncountedBody {
  let path: Binding<[AnyHashable]>?
  let root: Root
  let isColumn: Bool
  @State private var ownPath: [AnyHashable] = []

  init(path: Binding<[AnyHashable]>?, root: Root, isColumn: Bool = false) {
    self.path = path
    self.root = root
    self.isColumn = isColumn
  }

  /// Pushed screens stand beside the first one: they take their environment from the stack.
  @MainActor var body: some View {
    NavigationLevels(path: path ?? $ownPath, root: root, isColumn: isColumn)
  }
}
