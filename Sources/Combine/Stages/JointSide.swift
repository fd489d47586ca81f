/// One upstream of a joint, with the values that it has given; the joint's lock guards them.
final class JointSide<Input, Downstream: Subscriber>: Subscriber, JointInput {
  typealias Failure = Downstream.Failure

  var subscription: (any Subscription)?
  var isFinished = false
  private var values = Queue<Input>()
  private let joint: Joint<Downstream>

  init(_ joint: Joint<Downstream>) {
    self.joint = joint
    joint.attach(self)
  }

  var isEmpty: Bool { values.isEmpty }

  /// The value that comes next; of `combineLatest` the only one.
  var first: Input? { values.first }

  /// Adds a value and returns one that it overtakes.
  func keep(_ input: Input, instead: Bool) -> Input? {
    let overtaken = instead ? values.popFirst() : nil
    values.append(input)
    return overtaken
  }

  func popFirst() -> Input? { values.popFirst() }

  func receive(subscription: any Subscription) { joint.accept(subscription, for: self) }

  func receive(_ input: Input) -> Subscribers.Demand { joint.offer(input, from: self) }

  func receive(completion: Subscribers.Completion<Failure>) {
    joint.end(of: self, completion)
  }
}
