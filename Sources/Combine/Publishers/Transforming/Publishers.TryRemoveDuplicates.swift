extension Publishers {
  /// A publisher that leaves out repeated values and ends when its closure throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// Whatever is thrown, or the error of the upstream.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether two values in a row are the same.
    public let predicate: (Output, Output) throws -> Bool

    /// Makes the publisher that `tryRemoveDuplicates(by:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.subscribe(
        Stage(throwing: subscriber) { input in
          if let old = last, try predicate(old, input) { return .skip }
          last = input
          return .pass(input)
        })
    }
  }
}

extension Publisher {
  /// Leaves out each value that a closure calls the same as the one before; ends when it throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
