extension Subscribers {
  /// A subscriber that asks for everything and hands it to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomStringConvertible, CustomReflectable
  {
    /// The two closures, let go together.
    private final class Handlers {
      let onValue: (Input) -> Void
      let onCompletion: (Completion<Failure>) -> Void

      init(
        onValue: @escaping (Input) -> Void,
        onCompletion: @escaping (Completion<Failure>) -> Void
      ) {
        self.onValue = onValue
        self.onCompletion = onCompletion
      }
    }

    private let handlers: Revocable
    private let lock = Lock()
    private var subscription: (any Subscription)?

    /// Makes a sink; its closures are let go at the end or when it is cancelled.
    public init(
      receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
      receiveValue: @escaping ((Input) -> Void)
    ) {
      handlers = Revocable(Handlers(onValue: receiveValue, onCompletion: receiveCompletion))
    }

    /// The name shown in logs.
    public var description: String { "Sink" }

    /// Shows what is kept: the closures, until the end, and the subscription.
    public var customMirror: Mirror {
      Mirror(
        self,
        children: [
          "handlers": handlers.content as Any,
          "subscription": lock.withLock { subscription } as Any,
        ])
    }

    /// Keeps the first subscription and asks for everything; cancels any other.
    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard self.subscription == nil, !handlers.isRevoked else { return false }
        self.subscription = subscription
        return true
      }
      if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Hands a value to the closure, unless cancelled.
    public func receive(_ value: Input) -> Subscribers.Demand {
      handlers.use(Handlers.self) { $0.onValue(value) }
      return .none
    }

    /// Hands the end to the closure, unless cancelled.
    public func receive(completion: Subscribers.Completion<Failure>) {
      handlers.use(Handlers.self) {
        guard handlers.revoke() else { return }
        _ = takeSubscription()
        $0.onCompletion(completion)
      }
    }

    /// Stops; neither closure is called again.
    public func cancel() {
      _ = handlers.revoke()
      takeSubscription()?.cancel()
    }

    /// Forgets the subscription and returns it, so that it is let go outside the lock.
    private func takeSubscription() -> (any Subscription)? {
      lock.withLock {
        defer { subscription = nil }
        return subscription
      }
    }
  }
}

extension Publisher {
  /// Calls closures for each value and for the end, until the returned token is released.
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
    receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value, until the returned token is released `[A13]`.
  public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
