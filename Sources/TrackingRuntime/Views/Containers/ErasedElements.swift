/// Names the elements of a collection without their type within a key path.
struct ErasedElements: Hashable, Sendable {}

extension Binding where Value: RangeReplaceableCollection, Value.Element: Hashable {
  subscript(erased erased: ErasedElements) -> Binding<[AnyHashable]> {
    self[dynamicMember: \.[erased]]
  }
}

extension RangeReplaceableCollection where Element: Hashable {
  subscript(erased: ErasedElements) -> [AnyHashable] {
    get { map { AnyHashable($0) } }
    set { self = Self(newValue.compactMap { $0.base as? Element }) }
  }
}
