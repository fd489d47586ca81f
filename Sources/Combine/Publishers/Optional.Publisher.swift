extension Optional {
  /// A publisher of an optional's value, if there is one.
  public struct Publisher: Combine.Publisher {
    /// The kind of value in the optional.
    public typealias Output = Wrapped
    /// It cannot fail.
    public typealias Failure = Never

    /// The optional.
    public let output: Wrapped?

    /// Makes a publisher of an optional's value.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Attaches a subscriber, which gets the value when it asks for one, or the end at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      if let output {
        subscriber.receive(subscription: OneValue(output, for: subscriber))
      } else {
        Empty().receive(subscriber: subscriber)
      }
    }
  }

  /// A publisher of the value, or only of the end when there is none.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
