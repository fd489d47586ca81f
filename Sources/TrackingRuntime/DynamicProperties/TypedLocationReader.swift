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

  override func hasChanged() -> Bool {
    guard !node.isTornDown else { return false }
    return !comparison.areEqual(values: last, location.get())
  }

  override func detach() { location.detach(self) }
}
