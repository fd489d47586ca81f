/// What some stretch of code injects.
struct InjectedTypes: Sendable, Equatable {
  /// The types of the project, by their full names.
  var types: Set<String> = []
  /// Whether something is injected whose type cannot be seen.
  var hasUnknown = false

  /// Whether the type may be among them.
  func mayHold(_ type: String) -> Bool { hasUnknown || types.contains(type) }

  /// Takes in what another stretch injects.
  mutating func merge(_ other: InjectedTypes) {
    types.formUnion(other.types)
    hasUnknown = hasUnknown || other.hasUnknown
  }
}
