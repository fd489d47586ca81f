extension Publishers {
  /// A publisher that subscribes again after an error, so many times.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many times; nil for as often as it fails.
    public let retries: Int?

    /// Makes the publisher that `retry(_:)` returns.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let succession = Succession(subscriber)
      succession.open()
      attempt(succession, left: retries)
    }

    private func attempt<S: Subscriber>(_ succession: Succession<S>, left: Int?)
    where S.Input == Output, S.Failure == Failure {
      succession.follow(upstream) { end in
        if case .failure = end, left.map({ $0 > 0 }) ?? true {
          attempt(succession, left: left.map { $0 - 1 })
        } else {
          succession.finish(end)
        }
      }
    }
  }
}

extension Publisher {
  /// Subscribes again after an error, up to so many times; the error after those ends the stream.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
