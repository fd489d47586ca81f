extension Publishers {
  /// How a buffer asks its upstream for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As many as there is room for, and one more for each that is passed on.
    case keepFull
    /// As many as the upstream has.
    case byRequest
  }

  /// What a buffer does with a value for which it has no room.
  public enum BufferingStrategy<Failure: Error> {
    /// Lets go of the value.
    case dropNewest
    /// Lets go of the value that has waited longest.
    case dropOldest
    /// Ends with an error.
    case customError(() -> Failure)
  }

  /// A publisher that keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many values there is room for.
    public let size: Int
    /// How the upstream is asked.
    public let prefetch: PrefetchStrategy
    /// What happens to a value for which there is no room.
    public let whenFull: BufferingStrategy<Failure>

    /// Makes the publisher that `buffer(size:prefetch:whenFull:)` returns.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, parameters: self))
    }

    /// One loop at a time delivers; a demand or value from inside is only noted.
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription,
      CustomStringConvertible
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private let parameters: Buffer
      private var downstream: Downstream?
      private var subscription: (any Subscription)?
      private var values: [Output] = []
      private var demand = Subscribers.Demand.none
      private var completion: Subscribers.Completion<Failure>?
      private var isDelivering = false

      init(downstream: Downstream, parameters: Buffer) {
        self.downstream = downstream
        self.parameters = parameters
      }

      var description: String { "Buffer" }

      func receive(subscription: any Subscription) {
        let receiver = lock.withLock { () -> Downstream? in
          guard self.subscription == nil, let downstream else { return nil }
          self.subscription = subscription
          return downstream
        }
        guard let receiver else { return subscription.cancel() }
        receiver.receive(subscription: self)
        switch parameters.prefetch {
        case .keepFull: subscription.request(.max(parameters.size))
        case .byRequest: subscription.request(.unlimited)
        }
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        let refused = lock.withLock { () -> Bool in
          guard downstream != nil, completion == nil else { return false }
          if values.count < parameters.size {
            values.append(input)
            return false
          }
          switch parameters.whenFull {
          case .dropNewest: return false
          case .dropOldest:
            if !values.isEmpty {
              values.removeFirst()
              values.append(input)
            }
            return false
          case .customError: return true
          }
        }
        if refused, case .customError(let makeError) = parameters.whenFull {
          lock.withLock { subscription }?.cancel()
          receive(completion: .failure(makeError()))
        } else {
          deliver()
        }
        return .none
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { if self.completion == nil { self.completion = completion } }
        deliver()
      }

      func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        deliver()
      }

      func cancel() {
        let held = lock.withLock {
          defer { (downstream, subscription, values) = (nil, nil, []) }
          return (downstream, subscription, values)
        }
        held.1?.cancel()
      }

      private func deliver() {
        guard
          lock.withLock({
            defer { isDelivering = true }; return !isDelivering
          })
        else { return }
        while let (receiver, value) = takeNext() {
          guard let value else {
            receiver.receive(completion: lock.withLock { completion } ?? .finished)
            return cancel()
          }
          let more = receiver.receive(value)
          let upstream = lock.withLock {
            demand += more
            return subscription
          }
          if parameters.prefetch == .keepFull { upstream?.request(.max(1)) }
        }
      }

      /// The next value, or none when only the end is left.
      private func takeNext() -> (Downstream, Output?)? {
        lock.withLock {
          if let downstream {
            if !values.isEmpty, demand > .none {
              demand -= 1
              return (downstream, values.removeFirst())
            }
            if values.isEmpty, completion != nil { return (downstream, nil) }
          }
          isDelivering = false
          return nil
        }
      }
    }
  }
}

extension Publisher {
  /// Keeps up to `size` values until they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
