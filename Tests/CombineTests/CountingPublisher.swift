import Combine

/// A publisher without values that counts its subscriptions.
struct CountingPublisher: Publisher {
  typealias Output = Int
  typealias Failure = Never

  final class Counter {
    var made = 0
    var alive = 0
  }

  private final class Inner: Subscription {
    let counter: Counter
    init(_ counter: Counter) {
      self.counter = counter
      counter.made += 1
      counter.alive += 1
    }
    deinit { counter.alive -= 1 }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  let counter = Counter()
  var ends = false

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: Inner(counter))
    if ends { subscriber.receive(completion: .finished) }
  }
}
