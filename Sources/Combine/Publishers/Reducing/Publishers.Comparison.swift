extension Publishers {
  /// A publisher of the greatest value, by a closure.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether the second value is greater than the first.
    public let areInIncreasingOrder: (Output, Output) -> Bool

    /// Makes the publisher that `max(by:)` returns.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let areInIncreasingOrder = areInIncreasingOrder
      var greatest: Output?
      upstream.subscribe(
        Reduction(
          subscriber,
          step: { input in
            if let old = greatest, !areInIncreasingOrder(old, input) { return .more }
            greatest = input
            return .more
          },
          result: { greatest }))
    }
  }
}

extension Publisher {
  /// Publishes the least value at the end.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the greatest value at the end.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the least value at the end.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Publishes the greatest value at the end.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
