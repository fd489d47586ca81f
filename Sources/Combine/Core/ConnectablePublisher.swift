/// A publisher that publishes nothing until it is told to connect.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to publish, until the token returned is cancelled.
  func connect() -> any Cancellable
}
