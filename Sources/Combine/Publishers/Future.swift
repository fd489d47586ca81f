/// A publisher of one value or one error, which some work promises and which it then keeps.
///
/// The work begins when the future is made, not when somebody subscribes.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the work calls, once, with its result; later calls do nothing.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [Waiting] = []

  /// Makes a future and begins its work.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  /// Attaches a subscriber, which gets the value once it is there and wanted.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let waiting = Waiting(subscriber, for: self)
    let result = lock.withLock { () -> Result<Output, Failure>? in
      if self.result == nil { self.waiting.append(waiting) }
      return self.result
    }
    subscriber.receive(subscription: waiting)
    if let result { waiting.receive(result) }
  }

  /// The value, once it is there; throws the error of a future that fails.
  public final var value: Output {
    get async throws {
      try await settled().content.get()
    }
  }

  fileprivate func settled() async -> Settled {
    await withCheckedContinuation { continuation in
      // No token: this future keeps the sink until the end, which may come on another thread
      // before a token could be put anywhere.
      subscribe(
        Subscribers.Sink(
          receiveCompletion: { end in
            if case .failure(let error) = end {
              continuation.resume(returning: Settled(content: .failure(error)))
            }
          },
          receiveValue: { continuation.resume(returning: Settled(content: .success($0))) }))
    }
  }

  /// A result on its way to the task that awaits it.
  ///
  /// `@unchecked Sendable`: Combine's values need not be `Sendable`; a result is handed over.
  fileprivate struct Settled: @unchecked Sendable {
    let content: Result<Output, Failure>
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let told = lock.withLock { () -> [Waiting] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for waiting in told { waiting.receive(result) }
  }

  private func forget(_ waiting: Waiting) {
    lock.withLock { self.waiting.removeAll { $0 === waiting } }
  }

  /// The subscription of one subscriber: delivers once there is both a result and a demand.
  private final class Waiting: Subscription {
    private let lock = Lock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var future: Future?
    private var result: Result<Output, Failure>?
    private var isWanted = false
    private var isDelivering = false

    init(_ downstream: any Subscriber<Output, Failure>, for future: Future) {
      self.downstream = downstream
      self.future = future
    }

    func receive(_ result: Result<Output, Failure>) {
      lock.withLock { self.result = result }
      deliver()
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > .none else { return }
      lock.withLock { isWanted = true }
      deliver()
    }

    func cancel() {
      let held = close()
      held.future?.forget(self)
    }

    /// An error needs no demand.
    private func deliver() {
      let ready = lock.withLock { () -> (any Subscriber<Output, Failure>, Output)? in
        guard !isDelivering, isWanted, let downstream, case .success(let value) = result else {
          return nil
        }
        isDelivering = true
        return (downstream, value)
      }
      if let (receiver, value) = ready {
        _ = receiver.receive(value)
        close().downstream?.receive(completion: .finished)
      } else if case .failure(let error) = lock.withLock({ result }) {
        close().downstream?.receive(completion: .failure(error))
      }
    }

    private func close() -> (downstream: (any Subscriber<Output, Failure>)?, future: Future?) {
      lock.withLock {
        defer { (downstream, future) = (nil, nil) }
        return (downstream, future)
      }
    }
  }
}

extension Future where Failure == Never {
  /// The value, once it is there.
  public final var value: Output {
    get async {
      switch await settled().content {
      case .success(let value): return value
      }
    }
  }
}
