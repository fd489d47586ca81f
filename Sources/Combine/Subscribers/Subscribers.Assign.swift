extension Subscribers {
  /// A subscriber that writes each value to a property; it keeps the object alive `[G07]`.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// Assigning cannot fail.
    public typealias Failure = Never

    private let lock = Lock()
    private var target: Root?
    private var subscription: (any Subscription)?

    /// The property written.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Makes a subscriber that writes to `keyPath` of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    /// The object written to, nil after the end.
    public var object: Root? { lock.withLock { target } }

    /// The name shown in logs.
    public var description: String { "Assign" }

    /// Keeps the first subscription and asks for everything; cancels any other.
    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard self.subscription == nil, target != nil else { return false }
        self.subscription = subscription
        return true
      }
      if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Writes a value, unless cancelled.
    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Lets go of the object.
    public func receive(completion: Subscribers.Completion<Never>) { _ = release() }

    /// Stops and lets go of the object.
    public func cancel() { release().subscription?.cancel() }

    /// Empties the subscriber and returns what it held, so that it is let go outside the lock.
    private func release() -> (subscription: (any Subscription)?, target: Root?) {
      lock.withLock {
        defer { (subscription, target) = (nil, nil) }
        return (subscription, target)
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property, until the token is released; keeps `object` alive `[G07]`.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
