extension Publishers {
  /// A publisher that takes one value from each of four publishers at a time.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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

    /// Makes the publisher that `zip(_:)` returns.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = Joint(subscriber, keepsLatest: false)
      let a = JointSide<A.Output, S>(joint)
      let b = JointSide<B.Output, S>(joint)
      let c = JointSide<C.Output, S>(joint)
      let d = JointSide<D.Output, S>(joint)
      joint.open {
        guard !a.isEmpty, !b.isEmpty, !c.isEmpty, !d.isEmpty, let a = a.popFirst(),
          let b = b.popFirst(), let c = c.popFirst(), let d = d.popFirst()
        else { return nil }
        return (a, b, c, d)
      }
      self.a.subscribe(a)
      self.b.subscribe(b)
      self.c.subscribe(c)
      self.d.subscribe(d)
    }
  }
}

extension Publisher {
  /// Takes one value from each at a time, in order; a value waits for its partners.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.Zip4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.Zip4(self, b, c, d)
  }

  /// Takes one value from each at a time, in order; a value waits for its partners, and turns them into one.
  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    zip(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
