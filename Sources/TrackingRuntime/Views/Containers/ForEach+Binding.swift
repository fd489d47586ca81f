extension ForEach where Content: View {
  /// Makes a view for each identifiable element of a bound collection.
  public nonisolated init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection, ID == Elements.Element.ID,
    Elements.Element: Identifiable, Elements.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element of a bound collection, told apart by the value at a key path.
  public nonisolated init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      id: { element in element.1 },
      content: { element in
        content(
          Binding(location: ElementLocation(base: data.location, index: element.0)))
      })
  }
}
