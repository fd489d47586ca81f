/// A dynamic property of ours, which knows what storage it needs.
protocol GraphProperty: DynamicProperty {
  /// Makes the storage; `initial` points to the property in the first view value.
  @MainActor
  static func makeSlot(
    field: DynamicField, initial: UnsafeRawPointer, node: BodyNode
  ) -> PropertySlot
}
