/// A dynamic property's place within a view value.
@MainActor
struct DynamicField {
  let type: any DynamicProperty.Type
  let offset: Int
  let cause: UpdateCause

  /// Makes the storage for a new place; `base` points to the view value.
  func makeSlot(base: UnsafeRawPointer, node: BodyNode) -> PropertySlot {
    if let graphType = type as? any GraphProperty.Type {
      return graphType.makeSlot(field: self, initial: base + offset, node: node)
    }
    return type.makeCustomSlot(field: self)
  }
}
