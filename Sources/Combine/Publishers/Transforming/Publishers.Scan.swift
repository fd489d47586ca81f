extension Publishers {
  /// A publisher that folds each value into a result and publishes every result on the way.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value is folded into; not published itself.
    public let initialResult: Output
    /// The closure that folds a value in.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher that `scan(_:_:)` returns.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let nextPartialResult = nextPartialResult
      var result = initialResult
      upstream.subscribe(
        Stage(subscriber) { input in
          result = nextPartialResult(result, input)
          return .pass(result)
        })
    }
  }
}

extension Publisher {
  /// Folds each value into a result and publishes every result on the way.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
