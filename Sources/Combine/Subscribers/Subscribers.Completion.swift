extension Subscribers {
  /// How a stream ended.
  public enum Completion<Failure: Error> {
    /// Ended as planned.
    case finished
    /// Ended because of an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
