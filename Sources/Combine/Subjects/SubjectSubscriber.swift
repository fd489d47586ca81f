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
      // Cancelled by another thread before the subject had noted the subscription.
      if lock.withLock({ self.subscription == nil }) { Self.part(subject, subscription) }
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    let held = release()
    held.subject?.send(completion: completion)
    Self.part(held.subject, held.subscription)
  }

  func cancel() {
    let held = release()
    held.subscription?.cancel()
    Self.part(held.subject, held.subscription)
  }

  /// A subject of somebody else's keeps what it likes; ours let go of what feeds them no more.
  private static func part(_ subject: S?, _ subscription: (any Subscription)?) {
    guard let subscription, let keeper = subject as? any UpstreamKeeping else { return }
    keeper.forget(subscription.combineIdentifier)
  }

  private func release() -> (subject: S?, subscription: (any Subscription)?) {
    lock.withLock {
      defer { (subject, subscription) = (nil, nil) }
      return (subject, subscription)
    }
  }
}
