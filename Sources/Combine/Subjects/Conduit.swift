import Foundation

/// The subscription between a subject and one subscriber: counts demand, serialises delivery.
///
/// It holds the subject as long as it is open, as Apple's does: a subject lives while somebody is
/// subscribed to it. Ending or cancelling breaks that cycle.
final class Conduit<Output, Failure: Error>: Subscription {
  /// The conduit's place in the order of subscription.
  let number: UInt64

  private let lock = Lock()
  /// Held during delivery, so that values sent from several threads arrive one by one; recursive,
  /// because a subscriber may send to the very subject that is calling it.
  private let delivery = NSRecursiveLock()
  private var source: (any ConduitSource<Output>)?
  private var downstream: (any Subscriber<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  private let replaysCurrentValue: Bool
  private var owesCurrentValue: Bool

  init(
    number: UInt64, source: any ConduitSource<Output>,
    downstream: any Subscriber<Output, Failure>, replaysCurrentValue: Bool
  ) {
    self.number = number
    self.source = source
    self.downstream = downstream
    self.replaysCurrentValue = replaysCurrentValue
    owesCurrentValue = replaysCurrentValue
  }

  /// Delivers a value if one is wanted; else drops it, or owes it where the subject keeps one.
  func offer(_ value: Output) {
    delivery.lock()
    defer { delivery.unlock() }
    lock.lock()
    guard let receiver = downstream, demand > .none else {
      owesCurrentValue = replaysCurrentValue
      lock.unlock()
      return
    }
    demand -= 1
    owesCurrentValue = false
    lock.unlock()
    let more = receiver.receive(value)
    if more > .none { add(more) }
  }

  /// Delivers the end and closes.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    close().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, let source = lock.withLock({ source }) else { return }
    delivery.withLock { add(demand) }
    source.demandArrived()
  }

  func cancel() {
    let held = close()
    held.source?.detach(number)
  }

  /// Adds to the demand and pays an owed value; called while `delivery` is held.
  private func add(_ more: Subscribers.Demand) {
    let source = lock.withLock { () -> (any ConduitSource<Output>)? in
      demand += more
      return owesCurrentValue ? self.source : nil
    }
    if let source, let value = source.currentValue { offer(value) }
  }

  /// Closes and returns what was held, so that it is let go outside the lock.
  private func close() -> (
    source: (any ConduitSource<Output>)?, downstream: (any Subscriber<Output, Failure>)?
  ) {
    lock.withLock {
      defer { (source, downstream) = (nil, nil) }
      return (source, downstream)
    }
  }
}
