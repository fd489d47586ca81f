/// A subject's open conduits in the order of subscription.
///
/// Not locked: its subject's lock guards it. Taking a snapshot to walk over costs one retain;
/// a change while somebody walks copies the array once. Not generic, since a generic type's
/// metadata would be looked up for every value: a subject opens conduits of one type only.
///
/// Differs from Combine: Apple promises no order among the subscribers of a subject; here it is the
/// order of subscription, so that a recorded history is the same in each run.
struct ConduitList {
  private var conduits: ContiguousArray<AnyConduit> = []
  private var lastNumber: UInt64 = 0

  /// The conduits that are open now.
  var snapshot: ConduitSnapshot { ConduitSnapshot(conduits) }

  /// Opens a conduit.
  mutating func open<Output, Failure: Error>(
    from source: any ConduitSource<Output>, to downstream: any Subscriber<Output, Failure>,
    replaysCurrentValue: Bool
  ) -> Conduit<Output, Failure> {
    lastNumber += 1
    let conduit = Conduit(
      number: lastNumber, source: source, downstream: downstream,
      replaysCurrentValue: replaysCurrentValue)
    conduits.append(conduit)
    return conduit
  }

  /// Removes a conduit by its number, found by bisection since numbers only grow.
  mutating func remove(_ number: UInt64) -> AnyConduit? {
    var range = 0..<conduits.count
    while let first = range.first, let last = range.last {
      let middle = (first + last) / 2
      let found = conduits[middle].number
      if found == number { return conduits.remove(at: middle) }
      range = found < number ? middle + 1..<range.upperBound : first..<middle
    }
    return nil
  }

  /// Forgets all conduits and returns them.
  mutating func removeAll() -> ConduitSnapshot {
    defer { conduits = [] }
    return snapshot
  }
}
