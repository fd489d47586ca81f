extension Publishers {
  /// A publisher that passes nothing on until another one publishes.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whose first value lets values through.
    public let other: Other

    /// Makes the publisher that `drop(untilOutputFrom:)` returns.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber; without a value the end of the other one is the end.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let gate = Gate<S, Other>(
        subscriber, opensAt: .signal, onSignal: .open, onOtherEnd: { $0 })
      gate.wait(for: other)
      upstream.subscribe(gate)
    }
  }
}

extension Publisher {
  /// Passes values on once another publisher has published.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
