/// The values of a publisher that cannot fail, for `for await`.
///
/// It asks for one value at a time: what a subject sends while nobody awaits is dropped.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The publisher's kind of value.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes the sequence that `values` returns.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes and begins a walk over the values.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// A walk over the values; it cancels its subscription when it is released.
  public struct Iterator: AsyncIteratorProtocol {
    private let inbox = AsyncInbox<P.Output, Never>()
    private let token: AnyCancellable

    init(_ publisher: P) {
      let inbox = inbox
      token = AnyCancellable { inbox.cancel() }
      publisher.subscribe(inbox)
    }

    /// The next value; nil after the end or when the task is cancelled.
    public mutating func next() async -> P.Output? { await next(isolation: nil) }

    /// The next value; nil after the end or when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      switch await inbox.next(isolation: actor).content {
      case .success(let value): return value
      case nil: return nil
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as a sequence for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
