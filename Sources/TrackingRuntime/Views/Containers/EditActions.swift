/// What a person can do to the rows of a bound collection.
public struct EditActions<Data>: ExpressibleByArrayLiteral {
  /// Takes an element out of the collection.
  let delete: ((inout Data, Int) -> Void)?
  /// Puts an element to another place.
  let move: ((inout Data, Int, Int) -> Void)?

  init(
    delete: ((inout Data, Int) -> Void)? = nil, move: ((inout Data, Int, Int) -> Void)? = nil
  ) {
    self.delete = delete
    self.move = move
  }

  /// Everything that the actions of a list say.
  public init(arrayLiteral elements: EditActions...) {
    delete = elements.lazy.compactMap(\.delete).first
    move = elements.lazy.compactMap(\.move).first
  }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: EditActions {
    EditActions(delete: { data, offset in
      data.remove(at: data.index(data.startIndex, offsetBy: offset))
    })
  }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved.
  public static var move: EditActions {
    EditActions(move: { data, offset, other in
      data.swapAt(
        data.index(data.startIndex, offsetBy: offset), data.index(data.startIndex, offsetBy: other))
    })
  }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// Rows can be deleted and moved.
  public static var all: EditActions { [.delete, .move] }
}
