/// Carries values from a publisher into a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
  private let lock = Lock()
  private var subject: S?
  private var subscription: (any Subscription)?

  init(_ subject: S) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    let accepted = lock.withLock {
      guard self.subscription == nil, subject != nil else { return false }
      self.subscription = subscription
      return true
    }
    if accepted, let subject = lock.withLock({ subject }) {
      subject.send(subscription: subscription)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    release().subject?.send(completion: completion)
  }

  func cancel() {
    release().subscription?.cancel()
  }

  private func release() -> (subject: S?, subscription: (any Subscription)?) {
    lock.withLock {
      defer { (subject, subscription) = (nil, nil) }
      return (subject, subscription)
    }
  }
}
