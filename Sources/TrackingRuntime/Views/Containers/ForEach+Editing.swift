extension ForEach {
  /// Makes a view for each identifiable element of a bound collection, which a person can edit.
  public nonisolated init<Elements, RowContent: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection, ID == Elements.Element.ID,
    Elements.Element: Identifiable, Elements.Index: Hashable,
    Content == ModifiedContent<RowContent, EditableRowModifier>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Makes a view for each element of a bound collection, which a person can edit.
  public nonisolated init<Elements, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable,
    Content == ModifiedContent<RowContent, EditableRowModifier>
  {
    self.init(data, id: id) { element in
      // The place is looked up by the id when it is wanted: rows may have moved since.
      let row = element.location.get()[keyPath: id]
      return content(element).modifier(Self.editing(data, editActions, row: row, id: id))
    }
  }

  private nonisolated static func editing<Elements>(
    _ data: Binding<Elements>, _ actions: EditActions<Elements>, row: ID,
    id: KeyPath<Elements.Element, ID>
  ) -> EditableRowModifier where Elements: MutableCollection & RandomAccessCollection {
    let offset = { data.location.get().map { $0[keyPath: id] }.firstIndex(of: row) }
    func change(_ edit: @escaping (inout Elements, Int) -> Void) -> () -> Void {
      {
        guard let offset = offset() else { return }
        var elements = data.location.get()
        edit(&elements, offset)
        data.wrappedValue = elements
      }
    }
    let (place, count) = (offset() ?? 0, data.location.get().count)
    return EditableRowModifier(
      delete: actions.delete.map { delete in change { delete(&$0, $1) } },
      moveUp: place == 0 ? nil : actions.move.map { move in change { move(&$0, $1, $1 - 1) } },
      moveDown: place + 1 >= count
        ? nil : actions.move.map { move in change { move(&$0, $1, $1 + 1) } })
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of a row for each element of a bound collection, which a person can edit.
  public nonisolated init<Elements, RowContent: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Elements.Indices, (Elements.Index, Elements.Element.ID)>,
      Elements.Element.ID, ModifiedContent<RowContent, EditableRowModifier>
    >,
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Elements.Index: Hashable
  {
    self.init(
      selection: nil, content: ForEach(data, editActions: editActions, content: rowContent))
  }
}
