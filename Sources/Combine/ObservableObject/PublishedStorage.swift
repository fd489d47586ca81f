/// The value of one `@Published` property with everybody who follows it.
final class PublishedStorage<Value>: PublishedStoring {
  private let lock = Lock()
  private var current: Value
  private var willChange: ObservableObjectPublisher?
  private var list = ConduitList<Value, Never>()
  private var upstreams: [CombineIdentifier: any Subscription] = [:]

  init(_ value: Value) {
    current = value
  }

  deinit {
    for upstream in upstreams.values { upstream.cancel() }
  }

  var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { willChange } }
    set { lock.withLock { willChange = newValue } }
  }

  /// The value; a write announces itself first, equal or not, and stores last `[A01, A02]`.
  ///
  /// A subscriber that writes the same property while it is being told is overtaken: the outer
  /// write stores after it, as on Apple's platforms.
  var value: Value {
    get { lock.withLock { current } }
    set {
      lock.withLock { willChange }?.send()
      for conduit in lock.withLock({ list.conduits }) { conduit.offer(newValue) }
      // The old value leaves the lock before it is let go: its `deinit` may come back here.
      let old = lock.withLock {
        defer { current = newValue }
        return current
      }
      withExtendedLifetime(old) {}
    }
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let conduit = lock.withLock {
      list.open(from: self, to: subscriber, replaysCurrentValue: true)
    }
    if let conduit { subscriber.receive(subscription: conduit) }
  }

  /// Keeps a subscription that feeds this property until the property goes.
  func hold(_ subscription: any Subscription, for subscriber: CombineIdentifier) {
    lock.withLock { upstreams[subscriber] = subscription }
  }

  /// Lets go of a subscription that has ended.
  func release(_ subscriber: CombineIdentifier) {
    _ = lock.withLock { upstreams.removeValue(forKey: subscriber) }
  }
}

extension PublishedStorage: ConduitSource {
  var currentValue: Value? { value }

  func detach(_ number: UInt64) {
    _ = lock.withLock { list.remove(number) }
  }

  func demandArrived() {}
}
