extension Publishers {
  /// A publisher of all values in one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// All values.
    public typealias Output = [Upstream.Output]
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes the publisher that `collect()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Reduction(
          subscriber,
          step: { input in
            values.append(input)
            return .more
          },
          result: { values }))
    }
  }
}

extension Publisher {
  /// Publishes all values in one array at the end; it holds them all until then.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}
