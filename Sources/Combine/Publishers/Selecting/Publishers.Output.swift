extension Publishers {
  /// A publisher of the values at certain places of the stream.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The upstream's kind of value.
    public typealias Output = Upstream.Output
    /// The upstream's kind of error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The places, counted from 0.
    public let range: CountableRange<Int>

    /// Makes the publisher that `prefix(_:)` returns.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard !range.isEmpty else {
        return Empty<Output, Failure>().receive(subscriber: subscriber)
      }
      let range = range
      var place = -1
      upstream.subscribe(
        Stage(subscriber) { input in
          place += 1
          if place < range.lowerBound { return .skip }
          return place + 1 < range.upperBound ? .pass(input) : .last(input)
        })
    }
  }
}

extension Publisher {
  /// Passes on the first values and then ends.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "A number of values to keep must not be negative")
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  /// Passes on the value at one place, counted from 0, and then ends.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Passes on the values at the given places, counted from 0, and then ends.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "A place in a stream must not be negative")
    return Publishers.Output(upstream: self, range: range)
  }
}
