/// The first screen of a stack and those pushed on top of it.
nonisolated struct NavigationScreens<Root: View>: View, UncountedBody {
  let path: Binding<[AnyHashable]>?
  let root: Root
  @State private var ownPath: [AnyHashable] = []

  init(path: Binding<[AnyHashable]>?, root: Root) {
    self.path = path
    self.root = root
  }

  /// Pushed screens stand beside the first one: they take their environment from the stack.
  @MainActor var body: some View {
    NavigationLevels(path: path ?? $ownPath, root: root)
  }
}
