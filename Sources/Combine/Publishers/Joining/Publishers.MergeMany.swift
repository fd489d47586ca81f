extension Publishers {
  /// A publisher of the values of any number of publishers of one type, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The kind of value of all of them.
    public typealias Output = Upstream.Output
    /// The kind of error of all of them.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Makes the publisher that `merge(with:)` returns.
    public init(publishers: [Upstream]) {
      self.publishers = publishers
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let confluence = Confluence(subscriber)
      subscriber.receive(subscription: confluence)
      for publisher in publishers { confluence.add(publisher) }
      confluence.complete()
    }
  }
}

extension Publishers.MergeMany {
  /// Makes a publisher of the values of these publishers.
  public init(_ upstream: Upstream...) { self.init(publishers: upstream) }

  /// Makes a publisher of the values of a sequence's publishers.
  public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
    self.init(publishers: Array(upstream))
  }
}

extension Publisher {
  /// Publishes the values of this publisher and another of its type, as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
