import Foundation

/// A place that delivers values and the end later, on a scheduler.
final class Deferral<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  /// Serialises delivery on schedulers that run several closures at once.
  private let delivery = NSRecursiveLock()
  private let later: (@escaping () -> Void) -> Void
  private var downstream: Downstream?
  private var subscription: (any Subscription)?

  /// - Parameter later: Hands a closure to the scheduler.
  init(_ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.later = later
  }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock { () -> Downstream? in
      guard self.subscription == nil, let downstream else { return nil }
      self.subscription = subscription
      return downstream
    }
    if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    later { self.deliver(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    later { self.finish(completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { subscription }?.request(demand)
  }

  func cancel() {
    close().subscription?.cancel()
  }

  private func deliver(_ input: Input) {
    delivery.lock()
    defer { delivery.unlock() }
    guard let receiver = lock.withLock({ downstream }) else { return }
    let more = receiver.receive(input)
    if more > .none { request(more) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    close().downstream?.receive(completion: completion)
  }

  private func close() -> (downstream: Downstream?, subscription: (any Subscription)?) {
    lock.withLock {
      defer { (downstream, subscription) = (nil, nil) }
      return (downstream, subscription)
    }
  }
}
