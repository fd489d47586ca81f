extension Publishers {
  /// A publisher of the first value.
  public struct First<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes the publisher that `first()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var first: Output?
      upstream.subscribe(
        Reduction(
          subscriber,
          step: { input in
            first = input
            return .done
          },
          result: { first }))
    }
  }
}

extension Publisher {
  /// Passes on the first value and then ends.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }
}
