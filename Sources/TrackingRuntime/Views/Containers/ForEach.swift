/// A view for each element of a collection, told apart by id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  let isConstantRange: Bool

  nonisolated init(
    data: Data, id: @escaping (Data.Element) -> ID, isConstantRange: Bool = false,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.isConstantRange = isConstantRange
    self.content = content
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Never reached: the graph shows the rows.
  public typealias Body = Never

  /// Makes the rows.
  public static func _makeNode(_ view: Self, parent: ViewNode) -> ViewNode {
    ForEachNode(view, parent: parent)
  }

  /// Matches the rows by id; rows keep their state when they move [C19].
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    // The node was made by this type's `_makeNode`.
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).replace(with: view)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  // A binding is a collection, too; the initialisers for bindings read it where it is made.
  /// Makes a view for each identifiable element.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, told apart by the value at a key path.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a constant range.
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(
      data: data, id: { $0 }, isConstantRange: true, content: content)
  }
}
