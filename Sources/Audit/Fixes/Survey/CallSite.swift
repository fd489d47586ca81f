/// A call of an initialiser: `Row(item: item) { … }`, or `.init(item: item)` with no name.
struct CallSite: Sendable {
  var spot: FixSpot
  /// The type, as it is written; nil where it is inferred.
  var type: String?
  /// The labels, `""` for none.
  var labels: [String]
  /// What is passed, in the same order.
  var arguments: [Shape]
  var hasTrailingClosure: Bool
}
