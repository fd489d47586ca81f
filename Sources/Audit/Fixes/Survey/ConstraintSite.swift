/// A place that asks for any `ObservableObject`, not for one class.
struct ConstraintSite: Sendable {
  var spot: FixSpot
  /// The generic type that asks; nil for functions, existentials and everything else.
  var genericType: String?
  /// The protocol that inherits it, or whose extension it is.
  var inheritingProtocol: String?
}
