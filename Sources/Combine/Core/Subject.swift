/// A publisher into which values can be sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber.
  func send(_ value: Output)

  /// Sends the end to every subscriber; values sent later are dropped.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription to something upstream of it.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event that carries no value.
  public func send() { send(()) }
}
