import Workbook

/// The two ways in which the runtime may compare closures, by the names of `kata.json`.
enum ClosurePolicies {
  /// What a kata gets that pins none.
  static let standard = KataFacts.Policies.defaults.closures ?? "captures"

  /// The one that is not `policy`.
  static func other(than policy: String) -> String {
    policy == "bytes" ? "captures" : "bytes"
  }
}
