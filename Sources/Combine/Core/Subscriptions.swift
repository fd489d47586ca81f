/// A namespace for ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that never delivers; given before a completion that comes at once.
  public static var empty: any Subscription { Empty() }

  private struct Empty: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
