/// The value of one `@Published` property with everybody who follows it.
final class PublishedStorage<Value>: PublishedStoring {
  private let lock = Lock()
  private var current: Value
  /// The latest write that subscribers are being told of; the lock guards the chain behind it, and
  /// so the dynamic check, dear where every write passes, has nothing to find.
  @exclusivity(unchecked) private var flight: UnsafeMutablePointer<PublishedFlight>?
  private var willChange: ObservableObjectPublisher?
  private var list = ConduitList()
  private var upstreams: [CombineIdentifier: any Subscription] = [:]

  init(_ value: Value) {
    current = value
  }

  deinit {
    for upstream in upstreams.values { upstream.cancel() }
  }

  package var objectWillChange: ObservableObjectPublisher? {
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
      withUnsafePointer(to: newValue) { value in
        var own = PublishedFlight(value: value)
        withUnsafeMutablePointer(to: &own) { tell(of: newValue, in: $0) }
      }
    }
  }

  /// Delivers a value, which new subscribers get meanwhile, and stores it.
  private func tell(of newValue: Value, in own: UnsafeMutablePointer<PublishedFlight>) {
    // Read again: whoever was just told may have subscribed.
    lock.lock()
    let conduits = list.snapshot
    own.pointee.outer = flight
    flight = own
    lock.unlock()
    conduits.forEach(Conduit<Value, Never>.self) { $0.offer(newValue) }
    // The old value is let go after the lock: its `deinit` may come back here.
    var value = newValue
    lock.lock()
    swap(&current, &value)
    PublishedFlight.remove(own, from: &flight)
    lock.unlock()
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let conduit = lock.withLock {
      list.open(from: self, to: subscriber, replaysCurrentValue: true)
    }
    subscriber.receive(subscription: conduit)
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
    if let flight { return flight.pointee.value.assumingMemoryBound(to: Value.self).pointee }
    return current
  }

  func detach(_ number: UInt64) {
    _ = lock.withLock { list.remove(number) }
  }

  func demandArrived() {}
}
