extension Publishers {
  /// A publisher of the values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The kind of value of all of them.
    public typealias Output = A.Output
    /// The kind of error of all of them.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes the publisher that `merge(with:)` returns.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let confluence = Confluence(subscriber)
      subscriber.receive(subscription: confluence)
      confluence.add(a)
      confluence.add(b)
      confluence.complete()
    }
  }
}

extension Publisher {
  /// Publishes the values of this publisher and another, as they come; ends when all have.
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(self, b)
  }
}
