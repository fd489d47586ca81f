/// Attributes of Swift itself, which neither wrap nor rewrite what they stand on.
enum HarmlessAttributes {
  static let names: Set<String> = [
    "ObservationIgnored", "MainActor", "available", "objc", "objcMembers", "nonobjc", "frozen",
    "usableFromInline", "inlinable", "preconcurrency", "dynamicMemberLookup", "discardableResult",
    "IBOutlet", "Sendable", "unchecked", "backDeployed", "main",
  ]
}
