/// A publisher of no value, which ends at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends as soon as it is subscribed to.
  public let completeImmediately: Bool

  /// Makes a publisher that ends at once, or never if `completeImmediately` is false.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Makes a publisher with the kinds of value and error named.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

extension Empty: Equatable {}
extension Empty: Sendable {}
