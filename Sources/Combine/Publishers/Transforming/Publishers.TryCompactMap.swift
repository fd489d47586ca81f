extension Publishers {
  /// A publisher that turns values into others or nil, left out, until its closure throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// Whatever is thrown, or the error of the upstream.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// The closure that turns a value into another or nil.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes the publisher that `tryCompactMap(_:)` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Stage(throwing: subscriber) { input in
          guard let output = try transform(input) else { return .skip }
          return .pass(output)
        })
    }
  }
}

extension Publisher {
  /// Turns each value into another, leaves out nil, and ends when the closure throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
