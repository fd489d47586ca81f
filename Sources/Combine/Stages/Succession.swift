import Foundation

/// A place that follows one publisher after another and carries the open demand over.
///
/// `catch`, `retry`, `append` and `switchToLatest` differ only in when the next one is followed.
final class Succession<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  /// Held during delivery, so that the last value of one and the first of the next do not meet.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var turn: UInt64 = 0
  private var current: (any Subscription)?
  private var outer: (any Subscription)?
  private var isSubscribing = false
  private var next: (() -> Void)?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Hands out the subscription; before the first `follow`.
  func open() { lock.withLock { downstream }?.receive(subscription: self) }

  /// Keeps what the publishers come from; false after the end.
  func accept(outer subscription: any Subscription) -> Bool {
    lock.withLock {
      guard downstream != nil, outer == nil else { return false }
      outer = subscription
      return true
    }
  }

  /// Cancels the publisher that is followed and follows this one.
  ///
  /// One that is named while another is being subscribed to waits for that call to return, so that
  /// a thousand failures in a row do not nest.
  func follow<P: Publisher>(
    _ publisher: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    // What is overtaken is cancelled and let go after the lock.
    let (old, overtaken, mustWait) = lock.withLock {
      turn += 1
      let turn = turn
      let held = (current, next, isSubscribing)
      (current, isSubscribing) = (nil, true)
      next = { [self] in
        publisher.subscribe(SuccessionSide(turn, of: self, end: end))
      }
      return held
    }
    withExtendedLifetime(overtaken) {}
    old?.cancel()
    if mustWait { return }
    while let subscribe = takeNext() { subscribe() }
  }

  func accept(_ subscription: any Subscription, turn: UInt64) {
    let open = lock.withLock { () -> Subscribers.Demand? in
      guard downstream != nil, turn == self.turn, current == nil else { return nil }
      current = subscription
      return demand
    }
    guard let open else { return subscription.cancel() }
    if open > .none { subscription.request(open) }
  }

  func offer(_ value: Downstream.Input, turn: UInt64) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    lock.lock()
    guard let downstream, turn == self.turn else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    if more > .none {
      // Whoever is followed by now got the demand of before; this much is new.
      let (isCurrent, current) = lock.withLock {
        demand += more
        return (turn == self.turn, self.current)
      }
      if !isCurrent {
        current?.request(more)
        return .none
      }
    }
    return more
  }

  /// Lets go of the publisher that has ended; false when it was overtaken.
  func end(turn: UInt64) -> Bool {
    let (isCurrent, held) = lock.withLock { () -> (Bool, (any Subscription)?) in
      guard turn == self.turn else { return (false, nil) }
      defer { current = nil }
      return (downstream != nil, current)
    }
    withExtendedLifetime(held) {}
    return isCurrent
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { () -> (any Subscription)? in
      demand += more
      return current
    }?.request(more)
  }

  func cancel() {
    for subscription in close().subscriptions { subscription.cancel() }
  }

  /// Cancels everything and ends.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    let held = close()
    for subscription in held.subscriptions { subscription.cancel() }
    held.downstream?.receive(completion: completion)
  }

  private func takeNext() -> (() -> Void)? {
    lock.withLock {
      defer { next = nil }
      if next == nil || downstream == nil { isSubscribing = false }
      return downstream == nil ? nil : next
    }
  }

  /// Closes and returns what was held, so that it is let go outside the lock.
  private func close() -> (downstream: Downstream?, subscriptions: [any Subscription], rest: Any) {
    lock.withLock {
      defer { (downstream, current, outer, next) = (nil, nil, nil, nil) }
      return (downstream, [outer, current].compactMap { $0 }, next as Any)
    }
  }
}
