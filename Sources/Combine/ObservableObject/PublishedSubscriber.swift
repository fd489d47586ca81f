/// Feeds a `@Published` property from a publisher, without keeping it alive `[G07]`.
final class PublishedSubscriber<Value>: Subscriber {
  private let lock = Lock()
  private weak var storage: PublishedStorage<Value>?
  private var isSubscribed = false

  init(_ storage: PublishedStorage<Value>) {
    self.storage = storage
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      defer { isSubscribed = true }
      return !isSubscribed
    }
    guard isFirst, let storage else { return subscription.cancel() }
    storage.hold(subscription, for: combineIdentifier)
    subscription.request(.unlimited)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.value = input
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    storage?.release(combineIdentifier)
  }
}
