/// A body's dependency on a binding to a `Value`, with the value that the body saw.
final class TypedLocationReader<Value>: LocationReader {
  let location: AnyLocation<Value>
  var last: Value
  private let comparison = ValueComparison.of(Value.self)

  init(node: BodyNode, cause: UpdateCause, location: AnyLocation<Value>, last: Value) {
    self.location = location
    self.last = last
    super.init(node: node, cause: cause)
  }

  override var isStale: Bool {
    !isAsked && !node.isTornDown && !comparison.areEqual(values: last, location.get())
  }

  /// A change is reported once: a body that does not read here any more must not run for ever.
  override func hasChanged() -> Bool {
    guard !node.isTornDown else { return false }
    let value = location.get()
    guard !comparison.areEqual(values: last, value) else { return false }
    last = value
    return true
  }

  override func detach() { location.detach(self) }
}
