/// What a team may set differently for its own code.
public struct RuleOptions: Sendable, Equatable {
  /// How strictly `member-order` takes the order.
  public var memberOrder = MemberOrderMode.strict
  /// How many lines a `body` may have before `long-body` speaks: a screen.
  public var longestBody = 60

  /// The guideline as it is written.
  public init() {}
}
