/// A publisher that sends `Void` whenever an observable object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// Only the fact of a change is published.
  public typealias Output = Void
  /// It cannot fail.
  public typealias Failure = Never

  private let lock = Lock()
  private var list = ConduitList()

  /// Makes a publisher without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let conduit = lock.withLock {
      list.open(from: self, to: subscriber, replaysCurrentValue: false)
    }
    subscriber.receive(subscription: conduit)
  }

  /// Announces a change to every subscriber.
  public func send() {
    lock.lock()
    let conduits = list.snapshot
    lock.unlock()
    conduits.forEach(Conduit<Void, Never>.self) { $0.offer(()) }
  }
}

extension ObservableObjectPublisher: ConduitSource {
  var currentValue: Void? { nil }

  func detach(_ number: UInt64) {
    _ = lock.withLock { list.remove(number) }
  }

  func demandArrived() {}
}
