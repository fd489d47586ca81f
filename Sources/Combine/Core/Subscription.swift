/// The connection between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells the publisher that it may send that many more values.
  func request(_ demand: Subscribers.Demand)
}
