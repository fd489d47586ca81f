/// A subject that passes values on and keeps none; a value nobody asked for is dropped.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var list = ConduitList()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var hasDemand = false

  /// Makes a subject without subscribers.
  public init() {}

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// Attaches a subscriber; after the end it is told so at once.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let conduit = lock.withLock { () -> Conduit<Output, Failure>? in
      guard completion == nil else { return nil }
      return list.open(from: self, to: subscriber, replaysCurrentValue: false)
    }
    if let conduit { return subscriber.receive(subscription: conduit) }
    subscriber.receive(subscription: Subscriptions.empty)
    if let end = lock.withLock({ completion }) { subscriber.receive(completion: end) }
  }

  /// Sends a value to every subscriber that wants one.
  public func send(_ input: Output) {
    lock.lock()
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

  /// Takes a subscription from upstream and asks it for everything once somebody here wants a value.
  public func send(subscription: any Subscription) {
    let isWanted = lock.withLock {
      upstreams.append(subscription)
      return hasDemand
    }
    if isWanted { subscription.request(.unlimited) }
  }
}

extension PassthroughSubject: ConduitSource {
  var currentValue: Output? { nil }

  func detach(_ number: UInt64) {
    _ = lock.withLock { list.remove(number) }
  }

  func demandArrived() {
    let waiting = lock.withLock { () -> [any Subscription] in
      if hasDemand { return [] }
      hasDemand = true
      return upstreams
    }
    for upstream in waiting { upstream.request(.unlimited) }
  }
}

extension PassthroughSubject: UpstreamKeeping {
  func forget(_ upstream: CombineIdentifier) {
    // It leaves the lock as a value: its `deinit` may come back here.
    _ = lock.withLock { () -> (any Subscription)? in
      upstreams.firstIndex { $0.combineIdentifier == upstream }.map { upstreams.remove(at: $0) }
    }
  }
}
