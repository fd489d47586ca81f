extension Publishers {
  /// A publisher of a sequence's elements, from the first for each subscriber.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The sequence's kind of element.
    public typealias Output = Elements.Element

    /// The sequence.
    public let sequence: Elements

    /// Makes the publisher that `publisher` returns.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber, which gets as many elements as it asks for.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var iterator = sequence.makeIterator()
      guard let first = iterator.next() else {
        return Empty().receive(subscriber: subscriber)
      }
      subscriber.receive(
        subscription: Inner(
          downstream: subscriber, first: first, rest: iterator, sequence: sequence))
    }

    /// Holds one element ahead, so that the end comes with the last element, not after a demand.
    private final class Inner<Downstream: Subscriber>: Subscription, CustomStringConvertible
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private var downstream: Downstream?
      private var next: Output?
      private var rest: Elements.Iterator
      private var demand = Subscribers.Demand.none
      private var isDelivering = false
      private let sequence: Elements

      var description: String { "\(sequence)" }

      init(
        downstream: Downstream, first: Output, rest: Elements.Iterator, sequence: Elements
      ) {
        self.sequence = sequence
        self.downstream = downstream
        next = first
        self.rest = rest
      }

      /// A demand from inside the subscriber is only counted: the loop outside goes on with it.
      func request(_ demand: Subscribers.Demand) {
        let mustDeliver = lock.withLock {
          self.demand += demand
          defer { isDelivering = true }
          return !isDelivering
        }
        guard mustDeliver else { return }
        while let (receiver, value) = takeNext() {
          let more = receiver.receive(value)
          // Only this loop touches the iterator, whose code is the sequence's own.
          let following = rest.next()
          let ended = lock.withLock { () -> Downstream? in
            self.demand += more
            next = following
            guard following == nil else { return nil }
            defer { downstream = nil }
            return downstream
          }
          ended?.receive(completion: .finished)
        }
      }

      func cancel() {
        let held = lock.withLock {
          defer { (downstream, next) = (nil, nil) }
          return (downstream, next)
        }
        withExtendedLifetime(held) {}
      }

      private func takeNext() -> (Downstream, Output)? {
        lock.withLock {
          guard let downstream, let next, demand > .none else {
            isDelivering = false
            return nil
          }
          demand -= 1
          return (downstream, next)
        }
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements, from the first for each subscriber.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}
