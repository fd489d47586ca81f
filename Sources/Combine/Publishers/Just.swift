/// A publisher that gives each subscriber one value and ends.
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never

  /// The value given.
  public let output: Output

  /// Makes a publisher of one value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches a subscriber, which gets the value when it asks for one.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: Inner(output: output, downstream: subscriber))
  }

  private final class Inner<Downstream: Subscriber>: Subscription
  where Downstream.Input == Output, Downstream.Failure == Never {
    private let lock = Lock()
    private let output: Output
    private var downstream: Downstream?

    init(output: Output, downstream: Downstream) {
      self.output = output
      self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > .none, let downstream = take() else { return }
      _ = downstream.receive(output)
      downstream.receive(completion: .finished)
    }

    func cancel() { _ = take() }

    private func take() -> Downstream? {
      lock.withLock {
        defer { downstream = nil }
        return downstream
      }
    }
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
