extension Publishers {
  /// A publisher that goes on with another one after an error, or ends when its closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// Whatever is thrown, or the error of the upstream.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// The closure that names the publisher to go on with.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Makes the publisher that `tryCatch(_:)` returns.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
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
        guard case .failure(let error) = end else { return succession.finish(.finished) }
        do {
          succession.follow(try handler(error)) { succession.finish($0.erased) }
        } catch {
          succession.finish(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on with another publisher after an error; what the closure throws ends the stream.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
