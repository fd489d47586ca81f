extension Publishers {
  /// A publisher that gives one value in place of an error and ends.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// It cannot fail.
    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream
    /// The value given.
    public let output: Output

    /// Makes the publisher that `replaceError(with:)` returns.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = output
      upstream.catch { _ in Just(output) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Gives one value in place of an error and ends.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
