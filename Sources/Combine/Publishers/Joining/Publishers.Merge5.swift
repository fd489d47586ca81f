extension Publishers {
  /// A publisher of the values of five publishers, as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
  {
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
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E

    /// Makes the publisher that `merge(with:)` returns.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let confluence = Confluence(subscriber)
      subscriber.receive(subscription: confluence)
      confluence.add(a)
      confluence.add(b)
      confluence.add(c)
      confluence.add(d)
      confluence.add(e)
      confluence.complete()
    }
  }
}

extension Publisher {
  /// Publishes the values of this publisher and others, as they come; ends when all have.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }
}
