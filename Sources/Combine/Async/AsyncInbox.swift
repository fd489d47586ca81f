/// A subscriber from which tasks take one value at a time.
///
/// Safe to share: its lock guards all that changes, and a value is handed over, never kept, so it
/// is used in one place only.
final class AsyncInbox<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  /// A value, an error, or nil at the end, on its way to the task that waits for it.
  ///
  /// `@unchecked Sendable`: Combine's values need not be `Sendable`; each is handed over once.
  struct Delivery: @unchecked Sendable {
    let content: Result<Input, Failure>?
  }

  private typealias Continuation = CheckedContinuation<Delivery, Never>

  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var waiting = Queue<Continuation>()
  private var waitingCount = 0
  private var error: Failure?
  private var isOver = false

  init() {}

  /// The next value; nil after the end or when the task is cancelled.
  func next(isolation: isolated (any Actor)?) async -> Delivery {
    await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: Continuation) in
        let (delivery, subscription) = lock.withLock { () -> (Delivery?, (any Subscription)?) in
          if isOver {
            defer { error = nil }
            return (Delivery(content: error.map { .failure($0) }), nil)
          }
          waiting.append(continuation)
          waitingCount += 1
          return (nil, self.subscription)
        }
        if let delivery { continuation.resume(returning: delivery) }
        subscription?.request(.max(1))
      }
    } onCancel: {
      cancel()
    }
  }

  func receive(subscription: any Subscription) {
    let wanted = lock.withLock { () -> Int? in
      guard self.subscription == nil, !isOver else { return nil }
      self.subscription = subscription
      return waitingCount
    }
    guard let wanted else { return subscription.cancel() }
    if wanted > 0 { subscription.request(.max(wanted)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let delivery = Delivery(content: .success(input))
    let continuation = lock.withLock { () -> Continuation? in
      guard let first = waiting.popFirst() else { return nil }
      waitingCount -= 1
      return first
    }
    continuation?.resume(returning: delivery)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion { close(error) } else { close(nil) }
  }

  /// Ends, so that whoever waits is told so.
  func cancel() { close(nil)?.cancel() }

  /// The first that waits gets the error, the others the end.
  @discardableResult
  private func close(_ error: Failure?) -> (any Subscription)? {
    let (told, subscription) = lock.withLock { () -> ([Continuation], (any Subscription)?) in
      guard !isOver else { return ([], nil) }
      isOver = true
      var told: [Continuation] = []
      while let continuation = waiting.popFirst() { told.append(continuation) }
      if told.isEmpty { self.error = error }
      defer { self.subscription = nil }
      return (told, self.subscription)
    }
    for (place, continuation) in told.enumerated() {
      let content = place == 0 ? error.map { Result<Input, Failure>.failure($0) } : nil
      continuation.resume(returning: Delivery(content: content))
    }
    return subscription
  }
}
