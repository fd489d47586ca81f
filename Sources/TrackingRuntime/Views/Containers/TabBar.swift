/// The tabs of a `TabView` and the one that is chosen.
nonisolated struct TabBar<SelectionValue: Hashable, Tabs: View>: View, UncountedBody {
  let selection: Binding<SelectionValue>?
  let tabs: Tabs
  @State private var chosen = 0

  init(selection: Binding<SelectionValue>?, tabs: Tabs) {
    self.selection = selection
    self.tabs = tabs
  }

  @MainActor var body: some View {
    TabChoice(
      tag: selection.map { AnyHashable($0.wrappedValue) }, place: chosen, content: tabs,
      choose: { tag, place in
        if let selection, let value = tag?.base as? SelectionValue {
          selection.wrappedValue = value
        } else {
          chosen = place
        }
      })
  }
}
