extension Publishers {
  /// A publisher of the latest values of two publishers, whenever one changes.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output)
    /// The kind of error of all of them.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes the publisher that `combineLatest(_:)` returns.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = Joint(subscriber, keepsLatest: true)
      let a = JointSide<A.Output, S>(joint)
      let b = JointSide<B.Output, S>(joint)
      joint.open {
        guard let a = a.first, let b = b.first else { return nil }
        return (a, b)
      }
      self.a.subscribe(a)
      self.b.subscribe(b)
    }
  }
}

extension Publisher {
  /// Publishes the latest value of each whenever one changes, once all have one.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes the latest value of each whenever one changes, once all have one, and turns them into one.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
