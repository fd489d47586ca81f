extension Publishers {
  /// A publisher that writes a line for everything that happens and changes nothing.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What each line begins with.
    public let prefix: String
    /// Where the lines go; nil for standard output.
    public let stream: (any TextOutputStream)?

    /// Makes the publisher that `print(_:to:)` returns.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Inner(downstream: subscriber, paper: Paper(prefix: prefix, stream: stream)))
    }

    /// Where the lines of one subscription go.
    private final class Paper {
      private let lock = Lock()
      private let prefix: String
      private var stream: (any TextOutputStream)?

      init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
      }

      func write(_ line: String) {
        let line = prefix + line
        // A copy is written to, so that no lock is held while the stream's own code runs.
        lock.lock()
        var stream = stream
        lock.unlock()
        guard stream != nil else { return Swift.print(line) }
        stream?.write(line + "\n")
        lock.lock()
        self.stream = stream
        lock.unlock()
      }
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription,
      CustomStringConvertible
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private let paper: Paper
      private var downstream: Downstream?
      private var subscription: (any Subscription)?

      init(downstream: Downstream, paper: Paper) {
        self.downstream = downstream
        self.paper = paper
      }

      var description: String { "Print" }

      func receive(subscription: any Subscription) {
        paper.write("receive subscription: (\(SubscriptionName.of(subscription)))")
        let receiver = lock.withLock { () -> Downstream? in
          guard self.subscription == nil, let downstream else { return nil }
          self.subscription = subscription
          return downstream
        }
        if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        paper.write("receive value: (\(input))")
        let more = lock.withLock { downstream }?.receive(input) ?? .none
        if more > .none { paper.write("request \(Self.words(more)) (synchronous)") }
        return more
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: paper.write("receive finished")
        case .failure(let error): paper.write("receive error: (\(error))")
        }
        close().downstream?.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) {
        paper.write("request \(Self.words(demand))")
        lock.withLock { subscription }?.request(demand)
      }

      func cancel() {
        guard let subscription = close().subscription else { return }
        paper.write("receive cancel")
        subscription.cancel()
      }

      private static func words(_ demand: Subscribers.Demand) -> String {
        demand.max.map { "max: (\($0))" } ?? "unlimited"
      }

      private func close() -> (downstream: Downstream?, subscription: (any Subscription)?) {
        lock.withLock {
          defer { (downstream, subscription) = (nil, nil) }
          return (downstream, subscription)
        }
      }
    }
  }
}

extension Publisher {
  /// Writes a line for everything that happens and changes nothing.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
