/// A place in a pipeline that takes every value and makes at most one of them all.
///
/// It asks its upstream for everything and keeps its value until somebody wants it.
final class Reduction<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Step = (Input) throws(Downstream.Failure) -> ReductionStep
  typealias End = (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  private let lock = Lock()
  private var downstream: Downstream?
  private var subscription: (any Subscription)?
  private var step: Step?
  private var result: (() -> Downstream.Input?)?
  private let end: End
  private var isWanted = false
  private var waiting: Downstream.Input?

  /// - Parameter result: What the values made, nil for nothing; called once, at the end.
  init(
    _ downstream: Downstream, step: @escaping Step, result: @escaping () -> Downstream.Input?,
    end: @escaping End
  ) {
    self.downstream = downstream
    self.step = step
    self.result = result
    self.end = end
  }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock { () -> Downstream? in
      guard self.subscription == nil, let downstream else { return nil }
      self.subscription = subscription
      return downstream
    }
    guard let receiver else { return subscription.cancel() }
    receiver.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    let step = step
    lock.unlock()
    guard let step else { return .none }
    do {
      if case .done = try step(input) { conclude() }
    } catch {
      let held = close()
      held.subscription?.cancel()
      held.downstream?.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let end = end(completion)
    if case .finished = end { return conclude() }
    // After an early result the upstream has nothing more to say.
    guard lock.withLock({ step != nil }) else { return }
    close().downstream?.receive(completion: end)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let value = lock.withLock { () -> Downstream.Input? in
      isWanted = true
      defer { waiting = nil }
      return waiting
    }
    if let value { deliver(value) }
  }

  func cancel() { close().subscription?.cancel() }

  /// Takes the result, once, and delivers it or keeps it until it is wanted.
  private func conclude() {
    let (result, subscription) = lock.withLock {
      defer { (self.result, self.step, self.subscription) = (nil, nil, nil) }
      return (self.result, self.subscription)
    }
    guard let result else { return }
    subscription?.cancel()
    guard let value = result() else {
      close().downstream?.receive(completion: .finished)
      return
    }
    let isWanted = lock.withLock {
      if !self.isWanted, downstream != nil { waiting = value }
      return self.isWanted
    }
    if isWanted { deliver(value) }
  }

  private func deliver(_ value: Downstream.Input) {
    guard let receiver = lock.withLock({ downstream }) else { return }
    _ = receiver.receive(value)
    close().downstream?.receive(completion: .finished)
  }

  /// Closes and returns what was held, so that it is let go outside the lock.
  private func close() -> (downstream: Downstream?, subscription: (any Subscription)?, rest: Any) {
    lock.withLock {
      defer { (downstream, subscription, step, result, waiting) = (nil, nil, nil, nil, nil) }
      return (downstream, subscription, (step, result, waiting))
    }
  }
}

extension Reduction where Failure == Downstream.Failure {
  /// A reduction that passes its upstream's failure on.
  convenience init(
    _ downstream: Downstream, step: @escaping (Input) -> ReductionStep,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(downstream, step: step, result: result, end: { $0 })
  }
}

extension Reduction where Downstream.Failure == any Error {
  /// A reduction that ends with the error that its closure throws.
  convenience init(
    throwing downstream: Downstream, step: @escaping (Input) throws -> ReductionStep,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(downstream, step: step, result: result, end: { $0.erased })
  }
}
