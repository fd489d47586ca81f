extension Publishers {
  /// A publisher of the values of seven publishers, as they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
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
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G

    /// Makes the publisher that `merge(with:)` returns.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
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
      confluence.add(f)
      confluence.add(g)
      confluence.complete()
    }
  }
}

extension Publisher {
  /// Publishes the values of this publisher and others, as they come; ends when all have.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }
}
