/// An element of the collection at another place.
///
/// An index that is gone reads the last element that was there: a row may still hold its binding
/// while it is being taken away.
///
/// `@unchecked Sendable`: `last` is only used on the main actor, by bodies and their actions.
final class ElementLocation<Elements: MutableCollection>: AnyLocation<Elements.Element>,
  @unchecked Sendable
{
  private let base: AnyLocation<Elements>
  private let index: Elements.Index
  private var last: Elements.Element

  init(base: AnyLocation<Elements>, index: Elements.Index) {
    self.base = base
    self.index = index
    last = base.get()[index]
  }

  override func get() -> Elements.Element {
    let elements = base.get()
    if index >= elements.startIndex && index < elements.endIndex { last = elements[index] }
    return last
  }

  override func set(_ value: Elements.Element) {
    var elements = base.get()
    guard index >= elements.startIndex && index < elements.endIndex else { return }
    elements[index] = value
    base.set(elements)
  }

  override func attach(_ reader: LocationReader) { base.attach(reader) }
  override func detach(_ reader: LocationReader) { base.detach(reader) }

  override func isEqual(to other: AnyLocation<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation<Elements> else { return false }
    return index == other.index && base == other.base
  }
}
