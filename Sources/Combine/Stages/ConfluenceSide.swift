/// One publisher whose values flow into a confluence.
final class ConfluenceSide<Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let source: UInt64
  private let confluence: Confluence<Downstream>

  init(_ source: UInt64, of confluence: Confluence<Downstream>) {
    self.source = source
    self.confluence = confluence
  }

  func receive(subscription: any Subscription) { confluence.accept(subscription, from: source) }

  func receive(_ input: Input) -> Subscribers.Demand { confluence.offer(input, from: source) }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure = completion {
      confluence.finish(completion)
    } else {
      confluence.end(of: source)
    }
  }
}
