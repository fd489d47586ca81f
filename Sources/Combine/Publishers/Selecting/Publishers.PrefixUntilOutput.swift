extension Publishers {
  /// A publisher that ends when another one publishes.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whose first value ends the stream.
    public let other: Other

    /// Makes the publisher that `prefix(untilOutputFrom:)` returns.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let gate = Gate<S, Other>(subscriber, opensAt: .subscription, onSignal: .finish)
      gate.wait(for: other)
      upstream.subscribe(gate)
    }
  }
}

extension Publisher {
  /// Passes values on until another publisher publishes.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
