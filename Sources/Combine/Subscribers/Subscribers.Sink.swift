extension Subscribers {
  /// A subscriber that asks for everything and hands it to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomStringConvertible
  {
    private let lock = Lock()
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// Makes a sink; its closures are let go at the end or when it is cancelled.
    public init(
      receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
      receiveValue: @escaping ((Input) -> Void)
    ) {
      onCompletion = receiveCompletion
      onValue = receiveValue
    }

    /// The name shown in logs.
    public var description: String { "Sink" }

    /// Keeps the first subscription and asks for everything; cancels any other.
    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard self.subscription == nil, onValue != nil else { return false }
        self.subscription = subscription
        return true
      }
      if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Hands a value to the closure, unless cancelled.
    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.lock()
      let onValue = onValue
      lock.unlock()
      onValue?(value)
      return .none
    }

    /// Hands the end to the closure, unless cancelled.
    public func receive(completion: Subscribers.Completion<Failure>) {
      release().onCompletion?(completion)
    }

    /// Stops; neither closure is called again.
    public func cancel() {
      release().subscription?.cancel()
    }

    /// Empties the sink and returns what it held, so that it is let go outside the lock.
    private func release() -> (
      subscription: (any Subscription)?, onValue: ((Input) -> Void)?,
      onCompletion: ((Completion<Failure>) -> Void)?
    ) {
      lock.withLock {
        defer { (subscription, onValue, onCompletion) = (nil, nil, nil) }
        return (subscription, onValue, onCompletion)
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
