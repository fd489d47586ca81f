extension Publishers {
  /// A publisher that takes one value from each of three publishers at a time.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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

    /// Makes the publisher that `zip(_:)` returns.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = Joint(subscriber, keepsLatest: false)
      let a = JointSide<A.Output, S>(joint)
      let b = JointSide<B.Output, S>(joint)
      let c = JointSide<C.Output, S>(joint)
      joint.open {
        guard !a.isEmpty, !b.isEmpty, !c.isEmpty, let a = a.popFirst(), let b = b.popFirst(),
          let c = c.popFirst()
        else { return nil }
        return (a, b, c)
      }
      self.a.subscribe(a)
      self.b.subscribe(b)
      self.c.subscribe(c)
    }
  }
}

extension Publisher {
  /// Takes one value from each at a time, in order; a value waits for its partners.
  public func zip<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.Zip3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c)
  }

  /// Takes one value from each at a time, in order; a value waits for its partners, and turns them into one.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    zip(b, c).map { transform($0.0, $0.1, $0.2) }
  }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
