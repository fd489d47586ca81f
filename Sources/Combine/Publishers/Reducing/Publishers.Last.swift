extension Publishers {
  /// A publisher of the last value.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes the publisher that `last()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        Reduction(
          subscriber,
          step: { input in
            last = input
            return .more
          },
          result: { last }))
    }
  }
}

extension Publisher {
  /// Passes on the last value at the end.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}
