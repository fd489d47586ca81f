extension Publishers {
  /// A publisher of the latest values of three publishers, whenever one changes.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The kind of error of all of them.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Makes the publisher that `combineLatest(_:)` returns.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = Joint(subscriber, keepsLatest: true)
      let a = JointSide<A.Output, S>(joint)
      let b = JointSide<B.Output, S>(joint)
      let c = JointSide<C.Output, S>(joint)
      joint.open {
        guard let a = a.first, let b = b.first, let c = c.first else { return nil }
        return (a, b, c)
      }
      self.a.subscribe(a)
      self.b.subscribe(b)
      self.c.subscribe(c)
    }
  }
}

extension Publisher {
  /// Publishes the latest value of each whenever one changes, once all have one.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Publishes the latest value of each whenever one changes, once all have one, and turns them into one.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
