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
    get {
      lock.lock()
      defer { lock.unlock() }
      return current
    }
    set {
      lock.lock()
      let willChange = willChange
      lock.unlock()
      willChange?.send()
      // Read again: whoever was just told may have subscribed.
      lock.lock()
      let conduits = list.conduits
      lock.unlock()
      for conduit in conduits { conduit.offer(newValue) }
      // The old value is let go after the lock: its `deinit` may come back here.
      var value = newValue
      lock.lock()
      swap(&current, &value)
      lock.unlock()
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
