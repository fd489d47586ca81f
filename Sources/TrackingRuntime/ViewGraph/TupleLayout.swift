@_spi(Reflection) import Swift

/// Where the views of a tuple lie and of which types they are; worked out once a type.
@MainActor
final class TupleLayout {
  struct Element {
    let offset: Int
    let type: any View.Type
  }

  private(set) var elements: [Element] = []
  private static var known: [ObjectIdentifier: TupleLayout] = [:]

  static func of<Tuple>(_ type: Tuple.Type) -> TupleLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = TupleLayout(type)
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  private init<Tuple>(_ type: Tuple.Type) {
    if let single = type as? any View.Type {
      elements = [Element(offset: 0, type: single)]
      return
    }
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let viewType = fieldType as? any View.Type {
        elements.append(Element(offset: offset, type: viewType))
      }
      return true
    }
  }
}
