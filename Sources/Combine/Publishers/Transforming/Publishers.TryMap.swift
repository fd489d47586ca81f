extension Publishers {
  /// A publisher that turns each value into another and ends when its closure throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// Whatever is thrown, or the error of the upstream.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// The closure that turns a value into another.
    public let transform: (Upstream.Output) throws -> Output

    /// Makes the publisher that `tryMap(_:)` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(Stage(throwing: subscriber) { .pass(try transform($0)) })
    }
  }
}

extension Publisher {
  /// Turns each value into another; an error that the closure throws ends the stream.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
