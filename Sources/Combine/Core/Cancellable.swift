/// An activity that can be stopped.
public protocol Cancellable {
  /// Stops the activity and lets go of what it held; a second call does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this activity alive in a collection, as an `AnyCancellable`.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this activity alive in a set, as an `AnyCancellable`.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
