import Foundation

/// Where `flatMap` and `merge` let the values of several publishers flow together.
///
/// Each publisher is asked for one value at a time, or for everything if everything is wanted
/// here; what comes while nothing is wanted waits.
final class Confluence<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  /// Held during delivery, so that what several threads send arrives one by one.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting = Queue<(source: UInt64, value: Downstream.Input)>()
  /// The publishers that have not ended; without a subscription until it has come.
  private var sources: [UInt64: (any Subscription)?] = [:]
  private var lastSource: UInt64 = 0
  private var outer: (any Subscription)?
  private var isComplete = false
  private let asksForSources: Bool

  /// - Parameter asksForSources: Whether the end of one publisher asks upstream for another.
  init(_ downstream: Downstream, asksForSources: Bool = false) {
    self.downstream = downstream
    self.asksForSources = asksForSources
  }

  /// Keeps what the publishers come from; false after the end.
  func accept(outer subscription: any Subscription) -> Bool {
    lock.withLock {
      guard downstream != nil, outer == nil, !isComplete else { return false }
      outer = subscription
      return true
    }
  }

  /// Lets the values of one more publisher in.
  func add<P: Publisher>(_ publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let source = lock.withLock { () -> UInt64? in
      guard downstream != nil else { return nil }
      lastSource += 1
      sources[lastSource] = .some(nil)
      return lastSource
    }
    if let source { publisher.subscribe(ConfluenceSide(source, of: self)) }
  }

  /// Notes that no more publishers will be added.
  func complete() {
    let held = lock.withLock { () -> (any Subscription)? in
      isComplete = true
      defer { outer = nil }
      return outer
    }
    withExtendedLifetime(held) {}
    finishIfOver()
  }

  func accept(_ subscription: any Subscription, from source: UInt64) {
    let ask = lock.withLock { () -> Subscribers.Demand? in
      guard let known = sources[source], known == nil else { return nil }
      sources[source] = .some(subscription)
      return demand == .unlimited ? .unlimited : .max(1)
    }
    if let ask { subscription.request(ask) } else { subscription.cancel() }
  }

  func offer(_ value: Downstream.Input, from source: UInt64) -> Subscribers.Demand {
    delivery.lock()
    lock.lock()
    guard let downstream, demand > .none, waiting.isEmpty else {
      if downstream != nil { waiting.append((source, value)) }
      lock.unlock()
      delivery.unlock()
      return .none
    }
    let wasUnlimited = demand == .unlimited
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    delivery.unlock()
    if wasUnlimited { return .none }
    if more > .none { request(more) }
    return .max(1)
  }

  func end(of source: UInt64) {
    let (held, outer) = lock.withLock {
      (sources.removeValue(forKey: source), asksForSources ? self.outer : nil)
    }
    withExtendedLifetime(held) {}
    if !finishIfOver() { outer?.request(.max(1)) }
  }

  func request(_ more: Subscribers.Demand) {
    let opened = lock.withLock { () -> [any Subscription] in
      let wasUnlimited = demand == .unlimited
      demand += more
      return demand == .unlimited && !wasUnlimited ? sources.values.compactMap { $0 } : []
    }
    while let source = deliverWaiting() {
      let subscription = lock.withLock { demand == .unlimited ? nil : sources[source] ?? nil }
      subscription?.request(.max(1))
    }
    for subscription in opened { subscription.request(.unlimited) }
    finishIfOver()
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

  /// Delivers the value that has waited longest and returns where it came from.
  private func deliverWaiting() -> UInt64? {
    delivery.lock()
    defer { delivery.unlock() }
    let next = lock.withLock { () -> (Downstream, UInt64, Downstream.Input)? in
      guard let downstream, demand > .none, let entry = waiting.popFirst() else { return nil }
      demand -= 1
      return (downstream, entry.source, entry.value)
    }
    guard let (downstream, source, value) = next else { return nil }
    let more = downstream.receive(value)
    if more > .none { lock.withLock { demand += more } }
    return source
  }

  @discardableResult
  private func finishIfOver() -> Bool {
    let isOver = lock.withLock { isComplete && sources.isEmpty && waiting.isEmpty }
    if isOver { finish(.finished) }
    return isOver
  }

  /// Closes and returns what was held, so that it is let go outside the lock.
  private func close() -> (downstream: Downstream?, subscriptions: [any Subscription], rest: Any) {
    lock.withLock {
      let subscriptions = sources.keys.sorted().compactMap { sources[$0] ?? nil }
      let upstream = outer.map { [$0] } ?? []
      defer { (downstream, outer, sources, waiting) = (nil, nil, [:], Queue()) }
      return (downstream, upstream + subscriptions, waiting)
    }
  }
}
