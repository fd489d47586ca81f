/// A use of `$name` in a type: a binding through a wrapper, or a publisher.
struct ProjectionSite: Sendable {
  var spot: FixSpot
  /// The name without `$`.
  var name: String
  /// Whether a property follows: `$name.other`.
  var hasMember: Bool
  /// `$name` → `Bindable(name)`.
  var inline: [TextEdit]
  /// `@Bindable var name = name` at the top of the block around it, where that is safe.
  var declaration: TextEdit?
}
