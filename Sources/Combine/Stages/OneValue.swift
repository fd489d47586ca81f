/// The subscription to a publisher of one value, which is delivered once somebody wants it.
final class OneValue<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private let output: Downstream.Input
  private var downstream: Downstream?
  private var isSent = false

  init(_ output: Downstream.Input, for downstream: Downstream) {
    self.output = output
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let receiver = lock.withLock { () -> Downstream? in
      defer { isSent = true }
      return isSent ? nil : downstream
    }
    guard let receiver else { return }
    _ = receiver.receive(output)
    take()?.receive(completion: .finished)
  }

  func cancel() { _ = take() }

  private func take() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}
