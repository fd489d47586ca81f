extension Publishers {
  /// A publisher of the values of three publishers, as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    /// The kind of value of all of them.
    public typealias Output = A.Output
    /// The kind of error of all of them.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Makes the publisher that `merge(with:)` returns.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let confluence = Confluence(subscriber)
      subscriber.receive(subscription: confluence)
      confluence.add(a)
      confluence.add(b)
      confluence.add(c)
      confluence.complete()
    }
  }
}

extension Publisher {
  /// Publishes the values of this publisher and others, as they come; ends when all have.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }
}
