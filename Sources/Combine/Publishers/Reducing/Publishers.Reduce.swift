extension Publishers {
  /// A publisher of what all values make, folded one by one.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value is folded into.
    public let initial: Output
    /// The closure that folds a value in.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher that `reduce(_:_:)` returns.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
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
          subscriber,
          step: { input in
            result = nextPartialResult(result, input)
            return .more
          },
          result: { result }))
    }
  }
}

extension Publisher {
  /// Folds every value into a result and publishes it at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
