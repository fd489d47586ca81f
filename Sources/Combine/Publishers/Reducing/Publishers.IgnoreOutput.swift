extension Publishers {
  /// A publisher of the end only.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// No value is published.
    public typealias Output = Never
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes the publisher that `ignoreOutput()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Reduction(
          subscriber,
          step: { _ in .more },
          result: { nil }))
    }
  }
}

extension Publisher {
  /// Leaves out every value and passes the end on.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
