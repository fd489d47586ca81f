/// One of the publishers that a succession follows.
final class SuccessionSide<Failure: Error, Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input

  private let turn: UInt64
  private let succession: Succession<Downstream>
  private let end: (Subscribers.Completion<Failure>) -> Void

  init(
    _ turn: UInt64, of succession: Succession<Downstream>,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.turn = turn
    self.succession = succession
    self.end = end
  }

  func receive(subscription: any Subscription) { succession.accept(subscription, turn: turn) }

  func receive(_ input: Input) -> Subscribers.Demand { succession.offer(input, turn: turn) }

  func receive(completion: Subscribers.Completion<Failure>) {
    if succession.end(turn: turn) { end(completion) }
  }
}
