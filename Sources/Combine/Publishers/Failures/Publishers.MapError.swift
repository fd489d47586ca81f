extension Publishers {
  /// A publisher that turns an error into another.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream
    /// The closure that turns an error into another.
    public let transform: (Upstream.Failure) -> Failure

    /// Makes the publisher that `mapError(_:)` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Stage(
          subscriber, step: { .pass($0) },
          end: { end in
            switch end {
            case .finished: return .finished
            case .failure(let error): return .failure(transform(error))
            }
          }))
    }
  }
}

extension Publisher {
  /// Turns an error into another.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
