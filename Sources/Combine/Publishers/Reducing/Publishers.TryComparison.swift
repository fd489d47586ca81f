extension Publishers {
  /// A publisher of the greatest value, by a closure, and ends when it throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// Whatever is thrown, or the error of the upstream.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether the second value is greater than the first.
    public let areInIncreasingOrder: (Output, Output) throws -> Bool

    /// Makes the publisher that `tryMax(by:)` returns.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    {
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
          throwing: subscriber,
          step: { input in
            if let old = greatest, try !areInIncreasingOrder(old, input) { return .more }
            greatest = input
            return .more
          },
          result: { greatest }))
    }
  }
}

extension Publisher {
  /// Publishes the least value at the end; ends when the closure throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the greatest value at the end; ends when the closure throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
