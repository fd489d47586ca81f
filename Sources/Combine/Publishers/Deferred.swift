/// A publisher that makes a new publisher for each subscriber, when it subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The made publisher's kind of value.
  public typealias Output = DeferredPublisher.Output
  /// The made publisher's kind of error.
  public typealias Failure = DeferredPublisher.Failure

  /// The closure that makes a publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher that calls a closure for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber to a publisher made for it.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
