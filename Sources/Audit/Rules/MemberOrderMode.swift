/// How strictly `member-order` takes the guideline's order.
public enum MemberOrderMode: String, Sendable, CaseIterable {
  /// Environment, `let`, stored, computed, `init`, `body`, view helpers, functions.
  case strict
  /// Environment, `let` and stored properties are one group.
  case storage
  /// The same, and computed properties may stand anywhere.
  case freeComputed
  /// The same, and view helpers and functions are one group.
  case merged

  /// The group of a member; nil where it may stand anywhere.
  func group(of rank: MemberRank) -> Int? {
    if self == .strict { return rank.rawValue }
    switch rank {
    case .environment, .constant, .stored: return MemberRank.stored.rawValue
    case .computed: return self == .storage ? rank.rawValue : nil
    case .viewHelper, .function:
      return self == .merged ? MemberRank.function.rawValue : rank.rawValue
    case .initialiser, .body: return rank.rawValue
    }
  }
}
