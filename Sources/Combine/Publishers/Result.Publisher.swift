extension Result {
  /// A publisher of a result: its value, or its error at once.
  public struct Publisher: Combine.Publisher {
    /// The result's kind of value.
    public typealias Output = Success

    /// The result.
    public let result: Result<Success, Failure>

    /// Makes a publisher of a result.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Makes a publisher of a value.
    public init(_ output: Success) {
      self.init(.success(output))
    }

    /// Makes a publisher of an error.
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    /// Attaches a subscriber, which gets the value when it asks for one, or the error at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        subscriber.receive(subscription: OneValue(value, for: subscriber))
      case .failure(let error):
        Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }

  /// A publisher of the value, or of the error.
  public var publisher: Publisher { Publisher(self) }
}
