extension Publishers {
  /// A publisher that takes one value from each of two publishers at a time.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output)
    /// The kind of error of all of them.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes the publisher that `zip(_:)` returns.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = Joint(subscriber, keepsLatest: false)
      let a = JointSide<A.Output, S>(joint)
      let b = JointSide<B.Output, S>(joint)
      joint.open {
        guard !a.isEmpty, !b.isEmpty, let a = a.popFirst(), let b = b.popFirst() else { return nil }
        return (a, b)
      }
      self.a.subscribe(a)
      self.b.subscribe(b)
    }
  }
}

extension Publisher {
  /// Takes one value from each at a time, in order; a value waits for its partners.
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Takes one value from each at a time, in order; a value waits for its partners, and turns them into one.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
