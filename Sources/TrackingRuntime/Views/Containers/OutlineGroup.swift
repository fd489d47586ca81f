/// A row for each element of a tree, with the children in a group that opens.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, Leaf: View>: View,
  UncountedBody
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
  let leaf: (Data.Element) -> Leaf

  /// Makes the rows of a tree.
  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.children = children
    leaf = content
  }

  /// A row each.
  @MainActor public var body: some View {
    ForEach(data) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineGroup(below, children: children, content: leaf))
        } label: {
          leaf(element)
        }
      } else {
        leaf(element)
      }
    }
  }
}
