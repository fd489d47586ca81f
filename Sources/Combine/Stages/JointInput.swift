/// `JointSide<Input, Downstream>` for any `Input`; all but `subscription`'s calls under the lock.
protocol JointInput: AnyObject {
  /// What the side asks for values; nil before it has come and after the end.
  var subscription: (any Subscription)? { get set }
  /// Whether the side's upstream has ended.
  var isFinished: Bool { get set }
  /// Whether no value waits on this side.
  var isEmpty: Bool { get }
}
