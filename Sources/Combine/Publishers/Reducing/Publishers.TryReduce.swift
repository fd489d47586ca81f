extension Publishers {
  /// A publisher of what all values make, folded one by one, and ends when it throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// Whatever is thrown, or the error of the upstream.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value is folded into.
    public let initial: Output
    /// The closure that folds a value in.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the publisher that `tryReduce(_:_:)` returns.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let initial = initial
      let nextPartialResult = nextPartialResult
      var result = initial
      upstream.subscribe(
        Reduction(
          throwing: subscriber,
          step: { input in
            result = try nextPartialResult(result, input)
            return .more
          },
          result: { result }))
    }
  }
}

extension Publisher {
  /// Folds every value into a result and publishes it at the end; ends when the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
