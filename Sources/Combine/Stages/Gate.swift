/// A place in a pipeline that another publisher's first value opens or closes.
final class Gate<Downstream: Subscriber, Other: Publisher>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  /// From when on values pass.
  enum Opening { case subscription, signal }
  /// What the other publisher's first value does.
  enum Effect { case open, finish }

  private let lock = Lock()
  private let effect: Effect
  private let onOtherEnd:
    ((Subscribers.Completion<Other.Failure>) -> Subscribers.Completion<Failure>)?
  private var downstream: Downstream?
  private var subscription: (any Subscription)?
  private var signal: AnyCancellable?
  private var isOpen: Bool
  /// The end that came before the subscription did.
  private var early: Subscribers.Completion<Failure>?

  init(
    _ downstream: Downstream, opensAt opening: Opening, onSignal effect: Effect,
    onOtherEnd: ((Subscribers.Completion<Other.Failure>) -> Subscribers.Completion<Failure>)? = nil
  ) {
    self.downstream = downstream
    self.effect = effect
    self.onOtherEnd = onOtherEnd
    isOpen = opening == .subscription
  }

  /// Waits for one value of the other publisher; weak, since the upstream keeps this alive.
  func wait(for other: Other) {
    let sink = Subscribers.Sink<Other.Output, Other.Failure>(
      receiveCompletion: { [weak self] in self?.otherDidEnd($0) },
      receiveValue: { [weak self] _ in self?.otherDidPublish() })
    lock.withLock { signal = AnyCancellable(sink) }
    other.subscribe(sink)
  }

  private func otherDidPublish() {
    let signal = lock.withLock { () -> AnyCancellable? in
      isOpen = effect == .open
      defer { self.signal = nil }
      return self.signal
    }
    signal?.cancel()
    if effect == .finish { finish(.finished) }
  }

  private func otherDidEnd(_ completion: Subscribers.Completion<Other.Failure>) {
    let isAwaited = lock.withLock { signal != nil && !isOpen }
    if isAwaited, let onOtherEnd { finish(onOtherEnd(completion)) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ subscription != nil }) else {
      lock.withLock { early = completion }
      return
    }
    let held = close()
    held.subscription?.cancel()
    held.downstream?.receive(completion: completion)
  }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock { () -> Downstream? in
      guard self.subscription == nil, let downstream else { return nil }
      self.subscription = subscription
      return downstream
    }
    guard let receiver else { return subscription.cancel() }
    receiver.receive(subscription: self)
    if let early = lock.withLock({ early }) { finish(early) }
  }

  /// A value that is held back is asked for again.
  func receive(_ input: Input) -> Subscribers.Demand {
    let (receiver, passes) = lock.withLock { (downstream, isOpen && early == nil) }
    guard let receiver else { return .none }
    return passes ? receiver.receive(input) : .max(1)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    close().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { subscription }?.request(demand)
  }

  func cancel() { close().subscription?.cancel() }

  private func close() -> (downstream: Downstream?, subscription: (any Subscription)?) {
    lock.lock()
    let held = (downstream, subscription)
    let signal = signal
    (downstream, subscription, self.signal) = (nil, nil, nil)
    lock.unlock()
    signal?.cancel()
    return held
  }
}
