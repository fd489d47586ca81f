/// A subject that keeps the latest value and gives it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var latest: Output
  private var list = ConduitList()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  /// Makes a subject with a first value.
  public init(_ value: Output) {
    latest = value
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// The latest value; writing it sends it.
  public var value: Output {
    get { lock.withLock { latest } }
    set { send(newValue) }
  }

  /// Attaches a subscriber, which gets the latest value; after the end it is told so at once.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let conduit = lock.withLock { () -> Conduit<Output, Failure>? in
      guard completion == nil else { return nil }
      return list.open(from: self, to: subscriber, replaysCurrentValue: true)
    }
    if let conduit { return subscriber.receive(subscription: conduit) }
    subscriber.receive(subscription: Subscriptions.empty)
    if let end = lock.withLock({ completion }) { subscriber.receive(completion: end) }
  }

  /// Keeps a value and sends it; unlike `@Published`, `value` is new already when it arrives.
  public func send(_ input: Output) {
    // The old value is let go after the lock: its `deinit` may come back here.
    var value = input
    lock.lock()
    guard completion == nil else { return lock.unlock() }
    swap(&latest, &value)
    let conduits = list.snapshot
    lock.unlock()
    conduits.forEach(Conduit<Output, Failure>.self) { $0.offer(input) }
  }

  /// Sends the end; what is sent later is dropped.
  public func send(completion: Subscribers.Completion<Failure>) {
    let told = lock.withLock { () -> ConduitSnapshot in
      if self.completion == nil { self.completion = completion }
      return list.removeAll()
    }
    told.forEach(Conduit<Output, Failure>.self) { $0.finish(completion) }
  }

  /// Takes a subscription from upstream and asks it for everything at once.
  public func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }
}

extension CurrentValueSubject: ConduitSource {
  var currentValue: Output? { value }

  func detach(_ number: UInt64) {
    _ = lock.withLock { list.remove(number) }
  }

  func demandArrived() {}
}

extension CurrentValueSubject: UpstreamKeeping {
  func forget(_ upstream: CombineIdentifier) {
    // It leaves the lock as a value: its `deinit` may come back here.
    _ = lock.withLock { () -> (any Subscription)? in
      upstreams.firstIndex { $0.combineIdentifier == upstream }.map { upstreams.remove(at: $0) }
    }
  }
}
