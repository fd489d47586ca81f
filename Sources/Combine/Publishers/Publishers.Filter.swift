extension Publishers {
  /// A publisher that leaves out the values that a closure refuses.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is passed on.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Makes the publisher that `filter(_:)` returns.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.compactMap { isIncluded($0) ? $0 : nil }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Passes on only the values that a closure accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}
