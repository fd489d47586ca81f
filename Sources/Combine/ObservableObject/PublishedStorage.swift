/// The value of one `@Published` property with everybody who follows it.
final class PublishedStorage<Value>: PublishedStoring {
  private let lock = Lock()
  private var current: Value
  /// The value that subscribers are being told of and that is not stored yet.
  private var inFlight: Value?
  private var flightCount = 0
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
      // Old values are let go after the lock: their `deinit` may come back here.
      var value = newValue
      guard !conduits.isEmpty else {
        swap(&current, &value)
        return lock.unlock()
      }
      var outer: Value? = newValue
      swap(&inFlight, &outer)
      flightCount += 1
      lock.unlock()
      for conduit in conduits { conduit.offer(newValue) }
      var none: Value?
      lock.lock()
      swap(&current, &value)
      flightCount -= 1
      // Writers on several threads may end in another order than they began.
      if flightCount == 0 { swap(&inFlight, &none) } else { swap(&inFlight, &outer) }
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
  /// What a new subscriber gets: within a handler of a write, the value that is being written.
  var currentValue: Value? {
    lock.lock()
    defer { lock.unlock() }
    return inFlight ?? current
  }

  func detach(_ number: UInt64) {
    _ = lock.withLock { list.remove(number) }
  }

  func demandArrived() {}
}
