/// A place where a type ends what one of its properties holds: `task?.cancel()`.
struct StopFacts: Sendable, Equatable {
  /// Stands for a type that is not known: somebody else's property is ended.
  static let foreign = "?"

  /// The type, with its containers.
  var type: String
  /// The method, or `init` or `deinit`.
  var member: String
  /// The property.
  var target: String
  /// Whether the same method puts a new one into its place.
  var isRestart: Bool
}
