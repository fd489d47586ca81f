/// How a closure holds the `self` around it.
enum SelfHold: Equatable, Sendable {
  /// Not at all, or there is no instance to hold.
  case none
  /// By `[weak self]`, or by use of a variable that is weak already.
  case weak
  /// By `[unowned self]`.
  case unowned
  /// Strongly: it says `self`.
  case strong
  /// Strongly, if one of these bare names is a member of the type.
  case implied(Set<String>)

  /// Whether it may be strong.
  var mayBeStrong: Bool {
    switch self {
    case .strong, .implied: true
    case .none, .weak, .unowned: false
    }
  }
}
