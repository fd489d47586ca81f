/// A publisher whose concrete type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  /// What is hidden. As an object it makes each publisher that is made another one, as in Combine:
  /// `onReceive` of one that a body makes subscribes anew at each body.
  private final class Box {
    let base: any Publisher<Output, Failure>
    init(_ base: any Publisher<Output, Failure>) { self.base = base }
  }

  private let box: Box

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? Box(publisher)
  }

  /// The name shown in logs.
  public var description: String { "AnyPublisher" }

  /// Attaches the subscriber to the hidden publisher.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    box.base.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the type of this publisher, so that a pipeline can change behind an interface.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
