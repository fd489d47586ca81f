/// The values of a publisher that can fail, for `for try await`.
///
/// It asks for one value at a time: what a subject sends while nobody awaits is dropped.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The publisher's kind of value.
  public typealias Element = P.Output
  /// Whatever the publisher fails with.
  public typealias Failure = any Error

  private let publisher: P

  /// Makes the sequence that `values` returns.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes and begins a walk over the values.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// A walk over the values; it cancels its subscription when it is released.
  public struct Iterator: AsyncIteratorProtocol {
    private let inbox = AsyncInbox<P.Output, P.Failure>()
    private let token: AnyCancellable

    init(_ publisher: P) {
      let inbox = inbox
      token = AnyCancellable { inbox.cancel() }
      publisher.subscribe(inbox)
    }

    /// The next value; nil after the end or when the task is cancelled.
    public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }

    /// The next value; nil after the end or when the task is cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> P.Output? {
      try await inbox.next(isolation: actor).content?.get()
    }
  }
}

extension Publisher {
  /// The values as a sequence for `for try await`.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
