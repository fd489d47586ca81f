extension Publishers {
  /// A publisher that leaves out values until a closure refuses one, and ends when it throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// Whatever is thrown, or the error of the upstream.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is still left out.
    public let predicate: (Output) throws -> Bool

    /// Makes the publisher that `tryDrop(while:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isDropping = true
      upstream.subscribe(
        Stage(throwing: subscriber) { input in
          if isDropping { isDropping = try predicate(input) }
          return isDropping ? .skip : .pass(input)
        })
    }
  }
}

extension Publisher {
  /// Leaves out values until a closure refuses one; ends when the closure throws.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
