import Foundation

/// Where `combineLatest` and `zip` bring several upstreams together.
///
/// A value sent from inside the subscriber is joined and delivered at once, depth first, as by
/// subjects. A value that arrives while nobody wants one is still the latest of its side.
final class Joint<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  /// Held during delivery, so that what several threads send arrives one by one.
  private let delivery = NSRecursiveLock()
  private let keepsLatest: Bool
  private var downstream: Downstream?
  private var sides: [any JointInput] = []
  private var demand = Subscribers.Demand.none
  private var take: (() -> Downstream.Input?)?

  /// - Parameter keepsLatest: Whether a side's new value replaces its old one, as of
  ///   `combineLatest`, or waits behind it, as of `zip`.
  init(_ downstream: Downstream, keepsLatest: Bool) {
    self.downstream = downstream
    self.keepsLatest = keepsLatest
  }

  /// Adds a side; before `open`.
  func attach(_ side: any JointInput) { sides.append(side) }

  /// Hands out the subscription; the sides' upstreams come after it.
  ///
  /// - Parameter take: The joined value if every side has one; called under the lock.
  func open(take: @escaping () -> Downstream.Input?) {
    self.take = take
    downstream?.receive(subscription: self)
  }

  func request(_ demand: Subscribers.Demand) {
    let open = lock.withLock { () -> [any Subscription] in
      self.demand += demand
      return sides.compactMap(\.subscription)
    }
    for subscription in open { subscription.request(demand) }
  }

  func cancel() {
    for subscription in close().subscriptions { subscription.cancel() }
  }

  func accept(_ subscription: any Subscription, for side: any JointInput) {
    let owed = lock.withLock { () -> Subscribers.Demand? in
      guard downstream != nil, side.subscription == nil, !side.isFinished else { return nil }
      side.subscription = subscription
      return demand
    }
    guard let owed else { return subscription.cancel() }
    if owed > .none { subscription.request(owed) }
  }

  func offer<Input>(
    _ input: Input, from side: JointSide<Input, Downstream>
  ) -> Subscribers.Demand {
    delivery.lock()
    lock.lock()
    guard let downstream else {
      lock.unlock()
      delivery.unlock()
      return .none
    }
    // What is overtaken is let go after the lock.
    let overtaken = side.keep(input, instead: keepsLatest)
    let isWanted = demand > .none
    guard isWanted, let output = take?() else {
      lock.unlock()
      delivery.unlock()
      withExtendedLifetime(overtaken) {}
      // A side may need many values before the others have one.
      return isWanted && keepsLatest ? .max(1) : .none
    }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(output)
    let (others, isOver) = lock.withLock { () -> ([any Subscription], Bool) in
      demand += more
      return (sides.compactMap { $0 === side ? nil : $0.subscription }, canEnd)
    }
    delivery.unlock()
    withExtendedLifetime(overtaken) {}
    if more > .none { for other in others { other.request(more) } }
    if isOver { finish(.finished) }
    return more
  }

  func end(of side: any JointInput, _ completion: Subscribers.Completion<Downstream.Failure>) {
    let (isOver, held) = lock.withLock { () -> (Bool, (any Subscription)?) in
      defer { side.subscription = nil }
      side.isFinished = true
      return (canEnd, side.subscription)
    }
    withExtendedLifetime(held) {}
    if case .failure = completion { finish(completion) } else if isOver { finish(completion) }
  }

  /// Whether no more values can come of it: all sides have ended, or a pair will stay incomplete.
  private var canEnd: Bool {
    keepsLatest
      ? sides.allSatisfy(\.isFinished) : sides.contains { $0.isFinished && $0.isEmpty }
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    let held = close()
    for subscription in held.subscriptions { subscription.cancel() }
    held.downstream?.receive(completion: completion)
  }

  /// Closes and returns what was held, so that it is let go outside the lock.
  private func close() -> (downstream: Downstream?, subscriptions: [any Subscription], rest: Any) {
    lock.withLock {
      let subscriptions = sides.compactMap(\.subscription)
      for side in sides { side.subscription = nil }
      defer { (downstream, take, sides) = (nil, nil, []) }
      return (downstream, subscriptions, (take, sides))
    }
  }
}
