extension Publishers {
  /// A publisher that goes on with another one after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The other publisher's kind of error.
    public typealias Failure = NewPublisher.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The closure that names the publisher to go on with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes the publisher that `catch(_:)` returns.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let succession = Succession(subscriber)
      succession.open()
      succession.follow(upstream) { end in
        switch end {
        case .finished: succession.finish(.finished)
        case .failure(let error): succession.follow(handler(error)) { succession.finish($0) }
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on with another publisher after an error; the upstream is not asked again.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
