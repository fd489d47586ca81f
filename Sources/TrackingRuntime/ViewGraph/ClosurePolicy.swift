/// How two closures stored in a view are compared when its parent's body has run again.
public enum ClosurePolicy: String, Sendable, CaseIterable {
  /// Function pointer and context word are equal [C06].
  case bytes
}
