/// How much stands between a program that nobody trusts and the machine.
public enum WallLevel: String, Codable, Sendable, CaseIterable, Comparable {
  /// Nothing that holds.
  case none
  /// Landlock, a filter of system calls and limits, on the machine's own file system.
  case reduced
  /// Namespaces of its own as well, and a limit of memory and processes that holds.
  case full

  /// Whether one level is weaker than another.
  public static func < (one: WallLevel, other: WallLevel) -> Bool {
    allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
  }
}
