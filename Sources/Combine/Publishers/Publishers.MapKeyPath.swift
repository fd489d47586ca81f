extension Publishers {
  /// A publisher that publishes a property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The property published.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let keyPath = keyPath
      upstream.map { $0[keyPath: keyPath] }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}
