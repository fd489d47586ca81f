extension Publishers {
  /// A publisher that cannot fail and publishes nothing until it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// It cannot fail.
    public typealias Failure = Never

    private let base: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Makes the publisher that `makeConnectable()` returns.
    public init(upstream: Upstream) {
      base = upstream.multicast(subject: PassthroughSubject())
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      base.receive(subscriber: subscriber)
    }

    /// Begins to publish.
    public func connect() -> any Cancellable { base.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Waits for `connect()` before it publishes anything.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
