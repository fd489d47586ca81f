extension Publishers {
  /// A publisher that ends at the first value that a closure refuses.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is still passed on.
    public let predicate: (Output) -> Bool

    /// Makes the publisher that `prefix(while:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(Stage(subscriber) { predicate($0) ? .pass($0) : .end(.finished) })
    }
  }
}

extension Publisher {
  /// Passes values on until a closure refuses one, which ends the stream.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}
