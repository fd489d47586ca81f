extension Publishers {
  /// A publisher that connects another when the first subscriber comes, until the last has gone.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// What is connected.
    public final let upstream: Upstream

    private let lock = Lock()
    private var count = 0
    private var connection: (any Cancellable)?

    /// Makes the publisher that `autoconnect()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber and connects if it is the first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        count += 1
        return count == 1
      }
      upstream.subscribe(Inner(downstream: subscriber) { self.leave() })
      guard isFirst else { return }
      let made = upstream.connect()
      // The only subscriber may have gone while the connection was made.
      let isUnused = lock.withLock {
        if count > 0 { connection = made }
        return count == 0
      }
      if isUnused { made.cancel() }
    }

    private func leave() {
      let unused = lock.withLock { () -> (any Cancellable)? in
        count -= 1
        guard count == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      unused?.cancel()
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private var downstream: Downstream?
      private var subscription: (any Subscription)?
      private var leave: (() -> Void)?

      init(downstream: Downstream, leave: @escaping () -> Void) {
        self.downstream = downstream
        self.leave = leave
      }

      func receive(subscription: any Subscription) {
        let receiver = lock.withLock { () -> Downstream? in
          guard self.subscription == nil, let downstream else { return nil }
          self.subscription = subscription
          return downstream
        }
        if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        lock.lock()
        let receiver = downstream
        lock.unlock()
        return receiver?.receive(input) ?? .none
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        let held = close()
        held.downstream?.receive(completion: completion)
        held.leave?()
      }

      func request(_ demand: Subscribers.Demand) {
        lock.withLock { subscription }?.request(demand)
      }

      func cancel() {
        let held = close()
        held.subscription?.cancel()
        held.leave?()
      }

      private func close() -> (
        downstream: Downstream?, subscription: (any Subscription)?, leave: (() -> Void)?
      ) {
        lock.withLock {
          defer { (downstream, subscription, leave) = (nil, nil, nil) }
          return (downstream, subscription, leave)
        }
      }
    }
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes and disconnects when the last has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
