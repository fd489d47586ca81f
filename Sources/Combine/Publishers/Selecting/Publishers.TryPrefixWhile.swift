extension Publishers {
  /// A publisher that ends at the first value that a closure refuses or throws at.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// Whatever is thrown, or the error of the upstream.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is still passed on.
    public let predicate: (Output) throws -> Bool

    /// Makes the publisher that `tryPrefix(while:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Stage(throwing: subscriber) { try predicate($0) ? .pass($0) : .end(.finished) })
    }
  }
}

extension Publisher {
  /// Passes values on until a closure refuses one or throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
