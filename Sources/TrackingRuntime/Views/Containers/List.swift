/// Rows of which only those in view exist, plus one.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: RowsView {
  let content: Content
  let selection: Binding<SelectionValue?>?
  let selections: Binding<Set<SelectionValue>>?

  nonisolated init(
    selection: Binding<SelectionValue?>?, selections: Binding<Set<SelectionValue>>? = nil,
    content: Content
  ) {
    self.selection = selection
    self.selections = selections
    self.content = content
  }

  static var containerName: String { "List" }

  /// A row stands for its tag, else for its id; while several can be selected, a tap adds to them or
  /// takes away in a list that is being edited, and else selects one row alone.
  @MainActor var choice: RowChoice? {
    guard selection != nil || selections != nil else { return nil }
    return RowChoice(valueType: SelectionValue.self, accepts: { $0.base is SelectionValue }) {
      [selection, selections] tag, isEditing in
      guard let value = tag.base as? SelectionValue else { return false }
      selection?.wrappedValue = value
      guard let selections else { return true }
      if !isEditing {
        selections.wrappedValue = [value]
      } else if selections.wrappedValue.contains(value) {
        selections.wrappedValue.remove(value)
      } else {
        selections.wrappedValue.insert(value)
      }
      return true
    }
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of the views of a block.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  // A binding is a collection, too; the initialisers for bindings read it where it is made.
  /// Makes a list of a row for each identifiable element.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a list of a row for each element, told apart by the value at a key path.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of a row for each number of a constant range.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
}
