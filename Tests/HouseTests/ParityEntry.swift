/// One entry of the behaviour reference or of the bug reports, as `TrackingRuntime.docc/Parity.json` lists it.
struct ParityEntry: Decodable {
  var id: String
  /// How certain SwiftUI's side is: the tags that the page explains, strongest first.
  var confidence: String
  var source: String
  /// What SwiftUI does, in one sentence.
  var swiftUI: String
  /// What the runtime does instead; nothing where it does the same.
  var runtime: String?
  /// The policy under which the row holds, where there is a choice.
  var policy: String?
  /// The entries and tests that prove the row, where no test is named by its id.
  var provedBy: [String]?

  /// The letters of its id, which name its chapter.
  var chapter: Substring { id.prefix { $0.isLetter } }

  var isBuilt: Bool { !(runtime ?? "").hasPrefix("not built yet") }

  /// The tags of an entry's confidence or of a test's comment.
  static func tags(in text: String) -> Set<String> {
    let known: Set = ["DOC", "MNT", "DUAL", "MULTI", "ONE", "LNX", "OC", "RE", "INF"]
    return known.intersection(
      text.split { !$0.isLetter }.map(String.init))
  }
}
