/// Rows of which only those in view exist, plus one.
///
/// Differs from SwiftUI: a selection is read and written by the program alone.
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
}

extension List where SelectionValue == Never {
  /// Makes a list of the views of a block.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  /// Makes a list of a row for each identifiable element.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a list of a row for each element, told apart by the value at a key path.
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
