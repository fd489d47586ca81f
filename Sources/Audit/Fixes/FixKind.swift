/// What the fixes can do; each can be left out.
public enum FixKind: String, Sendable, CaseIterable {
  /// Models, the wrappers that hold them, their injections and `$` uses: together or not at all.
  case migration
  /// `import Combine` where nothing of Combine is used.
  case deadImports
  /// The order of the members of a view.
  case memberOrder
}
