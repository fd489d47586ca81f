import Combine

/// A subscriber that asks for what a test tells it to and writes down what comes.
final class RecordingSubscriber<Input, Failure: Error>: Subscriber {
  private(set) var history: [String] = []
  private(set) var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  private let more: Subscribers.Demand

  init(first: Subscribers.Demand = .none, more: Subscribers.Demand = .none) {
    self.first = first
    self.more = more
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    history.append("subscription")
    if first > .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    history.append("\(input)")
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: history.append("finished")
    case .failure(let error): history.append("failure \(error)")
    }
  }

  func request(_ count: Int) {
    history.append("ask \(count)")
    subscription?.request(.max(count))
  }

  func release() { subscription = nil }
}
