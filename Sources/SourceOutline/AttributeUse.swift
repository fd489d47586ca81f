/// One attribute on a declaration outside of function bodies.
public struct AttributeUse: Sendable, Equatable {
  /// The name without `@`, such as `_cdecl` or `Observable`.
  public var name: String
  /// What stands in its parentheses, as it is written; empty without parentheses.
  public var arguments: String
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 units, from 1.
  public var column: Int
}
