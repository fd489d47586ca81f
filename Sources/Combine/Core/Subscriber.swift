/// A type that receives values and a completion from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values received.
  associatedtype Input
  /// The kind of error received; `Never` when it cannot receive one.
  associatedtype Failure: Error

  /// Receives the subscription, through which values are requested.
  func receive(subscription: any Subscription)

  /// Receives a value and returns how many more are wanted, added to what was asked for before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end; nothing comes after it.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event that carries no value.
  public func receive() -> Subscribers.Demand { receive(()) }
}
