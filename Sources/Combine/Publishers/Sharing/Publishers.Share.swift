extension Publishers {
  /// A publisher whose subscribers share one subscription to its upstream.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Makes the publisher that `share()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Attaches a subscriber; the first subscribes to the upstream, the last to go cancels that.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }

    /// Two are equal when they are the same object.
    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}

extension Publisher {
  /// Lets all subscribers share one subscription; a late one gets later values only.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
