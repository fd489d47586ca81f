extension Publishers {
  /// A publisher that calls closures as things happen and changes nothing.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Called with the subscription.
    public let receiveSubscription: ((any Subscription) -> Void)?
    /// Called before each value is passed on.
    public let receiveOutput: ((Upstream.Output) -> Void)?
    /// Called before the end is passed on.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Called when the subscriber cancels.
    public let receiveCancel: (() -> Void)?
    /// Called when the subscriber asks for values.
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes the publisher that `handleEvents` returns.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?,
      receiveOutput: ((Upstream.Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?,
      receiveCancel: (() -> Void)?, receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, events: self))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private var downstream: Downstream?
      private var events: HandleEvents?
      private var subscription: (any Subscription)?

      init(downstream: Downstream, events: HandleEvents) {
        self.downstream = downstream
        self.events = events
      }

      func receive(subscription: any Subscription) {
        lock.withLock { events }?.receiveSubscription?(subscription)
        let receiver = lock.withLock { () -> Downstream? in
          guard self.subscription == nil, let downstream else { return nil }
          self.subscription = subscription
          return downstream
        }
        if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        lock.withLock { events }?.receiveOutput?(input)
        let more = lock.withLock { downstream }?.receive(input) ?? .none
        if more > .none { lock.withLock { events }?.receiveRequest?(more) }
        return more
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { events }?.receiveCompletion?(completion)
        close().downstream?.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) {
        lock.withLock { events }?.receiveRequest?(demand)
        lock.withLock { subscription }?.request(demand)
      }

      func cancel() {
        let held = close()
        held.events?.receiveCancel?()
        held.subscription?.cancel()
      }

      private func close() -> (
        downstream: Downstream?, subscription: (any Subscription)?, events: HandleEvents?
      ) {
        lock.withLock {
          defer { (downstream, subscription, events) = (nil, nil, nil) }
          return (downstream, subscription, events)
        }
      }
    }
  }
}

extension Publisher {
  /// Calls closures as things happen and changes nothing.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}
