/// A subject's open conduits in the order of subscription, or the end that it has reached.
///
/// Not locked: its subject's lock guards it. Reading `conduits` to walk over them costs one retain;
/// a change while somebody walks copies the array once.
///
/// Differs from Combine: Apple promises no order among the subscribers of a subject; here it is the
/// order of subscription, so that a recorded history is the same in each run.
struct ConduitList<Output, Failure: Error> {
  private(set) var conduits: [Conduit<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private var lastNumber: UInt64 = 0

  /// Opens a conduit; nil after the end.
  mutating func open(
    from source: any ConduitSource<Output>, to downstream: any Subscriber<Output, Failure>,
    replaysCurrentValue: Bool
  ) -> Conduit<Output, Failure>? {
    guard completion == nil else { return nil }
    lastNumber += 1
    let conduit = Conduit(
      number: lastNumber, source: source, downstream: downstream,
      replaysCurrentValue: replaysCurrentValue)
    conduits.append(conduit)
    return conduit
  }

  /// Removes a conduit by its number, found by bisection since numbers only grow.
  mutating func remove(_ number: UInt64) -> Conduit<Output, Failure>? {
    var range = 0..<conduits.count
    while let first = range.first, let last = range.last {
      let middle = (first + last) / 2
      let found = conduits[middle].number
      if found == number { return conduits.remove(at: middle) }
      range = found < number ? middle + 1..<range.upperBound : first..<middle
    }
    return nil
  }

  /// Notes the end and returns the conduits to tell; none when it had been reached before.
  mutating func finish(
    _ completion: Subscribers.Completion<Failure>
  ) -> [Conduit<Output, Failure>] {
    guard self.completion == nil else { return [] }
    self.completion = completion
    defer { conduits = [] }
    return conduits
  }
}
