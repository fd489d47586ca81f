extension Publishers {
  /// A publisher of whether a value came.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// Whether the value came.
    public typealias Output = Bool
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The value looked for.
    public let output: Upstream.Output

    /// Makes the publisher that `contains(_:)` returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = output
      var isFound = false
      upstream.subscribe(
        Reduction(
          subscriber,
          step: { input in
            isFound = input == output
            return isFound ? .done : .more
          },
          result: { isFound }))
    }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes true when a value comes, else false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
