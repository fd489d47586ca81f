extension Published {
  /// What `$property` is: the current value, then every value written, before it is stored `[A02]`.
  public struct Publisher: Combine.Publisher {
    /// The property's type.
    public typealias Output = Value
    /// It cannot fail.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.attach(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a `@Published` property until that property's object goes `[G07]`.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}
