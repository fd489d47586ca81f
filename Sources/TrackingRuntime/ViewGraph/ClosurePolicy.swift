import Foundation

/// How two closures stored in a view are compared when its parent's body has run again [rule 4].
public enum ClosurePolicy: String, Sendable, CaseIterable {
  /// Function pointer and context word are equal [C06].
  case bytes
  /// Also equal if the contexts are of one type and the values captured there are equal [C07, C08].
  case captures

  /// What holds where nothing else is said.
  public static let standard = ClosurePolicy.captures

  /// What holds in this process: the word in `KATA_CLOSURES`, else `standard`.
  public static let current =
    ProcessInfo.processInfo.environment["KATA_CLOSURES"].flatMap(ClosurePolicy.init(rawValue:))
    ?? standard
}
