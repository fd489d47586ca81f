/// What a rule is about; also the folder of its source below `Rules`.
public enum RuleGroup: String, Sendable, CaseIterable {
  /// What of the `ObservableObject` world is still there.
  case leftovers
  /// What compiles and then misbehaves.
  case breakage
  /// What lives too long, or not long enough.
  case lifetime
  /// How a view is written.
  case structure
  /// How the audit itself is told what to pass over.
  case configuration
}
