/// A place in a pipeline that makes at most one value of each and may end before its upstream.
///
/// Demand passes through unchanged. The state of `step` needs no lock: values arrive one by one,
/// by the contract of publishers, and `step` has returned before its value is passed on.
final class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Step = StageStep<Downstream.Input, Downstream.Failure>
  typealias End = (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  private let lock = Lock()
  private var downstream: Downstream?
  private var subscription: (any Subscription)?
  private var step: ((Input) -> Step)?
  private let end: End
  private var isEnding = false

  init(_ downstream: Downstream, step: @escaping (Input) -> Step, end: @escaping End) {
    self.downstream = downstream
    self.step = step
    self.end = end
  }

  /// `print()` names the source: a stage adds nothing of its own to a subscription.
  var description: String {
    lock.withLock { subscription }.map(SubscriptionName.of) ?? "Stage"
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
    lock.lock()
    let (receiver, step) = isEnding ? (nil, nil) : (downstream, step)
    lock.unlock()
    guard let receiver, let step else { return .none }
    switch step(input) {
    case .pass(let output): return receiver.receive(output)
    case .skip: return .max(1)
    case .last(let output):
      // Whatever the receiver sends from inside comes after the last value.
      lock.withLock { isEnding = true }
      _ = receiver.receive(output)
      finish(.finished)
    case .end(let completion): finish(completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let receiver = close().downstream else { return }
    receiver.receive(completion: end(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { isEnding ? nil : subscription }?.request(demand)
  }

  func cancel() { close().subscription?.cancel() }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let held = close()
    held.subscription?.cancel()
    held.downstream?.receive(completion: completion)
  }

  /// Closes and returns what was held, so that it is let go outside the lock.
  private func close() -> (
    downstream: Downstream?, subscription: (any Subscription)?, step: ((Input) -> Step)?
  ) {
    lock.withLock {
      defer { (downstream, subscription, step) = (nil, nil, nil) }
      return (downstream, subscription, step)
    }
  }
}

extension Stage where Failure == Downstream.Failure {
  /// A stage that passes its upstream's end on.
  convenience init(_ downstream: Downstream, step: @escaping (Input) -> Step) {
    self.init(downstream, step: step, end: { $0 })
  }
}

extension Stage where Downstream.Failure == any Error {
  /// A stage that ends with the error that its closure throws.
  convenience init(throwing downstream: Downstream, step: @escaping (Input) throws -> Step) {
    self.init(
      downstream,
      step: { input in
        do { return try step(input) } catch { return .end(.failure(error)) }
      }, end: { $0.erased })
  }
}

extension Subscribers.Completion {
  /// The same end with its error's type hidden.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: return .finished
    case .failure(let error): return .failure(error)
    }
  }
}
