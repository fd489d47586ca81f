extension Publishers {
  /// A publisher of the values of the newest of the publishers that come.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The kind of value of the publishers that come.
    public typealias Output = P.Output
    /// The upstream's kind of error.
    public typealias Failure = P.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes the publisher that `switchToLatest()` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let succession = Succession(subscriber)
      succession.open()
      upstream.subscribe(Inner(succession))
    }

    /// Ends once neither the upstream nor the newest publisher is open.
    private final class Inner<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private let succession: Succession<Downstream>
      private var isUpstreamOpen = true
      private var latest = 0
      private var ended = 0

      init(_ succession: Succession<Downstream>) {
        self.succession = succession
      }

      func receive(subscription: any Subscription) {
        guard succession.accept(outer: subscription) else { return subscription.cancel() }
        subscription.request(.unlimited)
      }

      func receive(_ input: P) -> Subscribers.Demand {
        let number = lock.withLock {
          latest += 1
          return latest
        }
        succession.follow(input) { end in
          if case .failure = end { return self.succession.finish(end) }
          let isOver = self.lock.withLock {
            self.ended = number
            return !self.isUpstreamOpen && self.ended == self.latest
          }
          if isOver { self.succession.finish(.finished) }
        }
        return .none
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        let isOver = lock.withLock {
          isUpstreamOpen = false
          return ended == latest
        }
        if case .failure = completion {
          succession.finish(completion)
        } else if isOver {
          succession.finish(completion)
        }
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Follows the newest publisher only; the one before it is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Follows the newest publisher only; only those publishers can fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Follows the newest publisher only; the one before it is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
