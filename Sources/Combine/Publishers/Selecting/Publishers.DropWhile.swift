extension Publishers {
  /// A publisher that leaves out values until a closure refuses one.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is still left out.
    public let predicate: (Output) -> Bool

    /// Makes the publisher that `drop(while:)` returns.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isDropping = true
      upstream.subscribe(
        Stage(subscriber) { input in
          isDropping = isDropping && predicate(input)
          return isDropping ? .skip : .pass(input)
        })
    }
  }
}

extension Publisher {
  /// Leaves out values until a closure refuses one, which is the first to be passed on.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
