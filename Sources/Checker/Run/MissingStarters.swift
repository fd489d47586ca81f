import Workbook

/// The kata's own files that a learner deleted or renamed, for the verdicts that this may explain.
///
/// A file of another name is as good as the shipped one, so nothing is said while all goes well.
struct MissingStarters {
  private let names: [String]

  init(of kata: Kata) {
    names = kata.facts.starters.keys.sorted().filter {
      FileStamp(kata.folder.appendingPathComponent($0).path) == nil
    }
  }

  /// The result, its reason followed by what is missing and how to get it back.
  func explained(_ result: CheckResult) -> CheckResult {
    guard !names.isEmpty, [.error, .didNotCompile, .apiMismatch].contains(result.verdict) else {
      return result
    }
    var result = result
    let verb = names.count == 1 ? "is" : "are"
    result.sentence.english +=
      "; \(names.joined(separator: ", ")) \(verb) not there: `reset \(result.kata)` brings the"
      + " shipped text back and keeps yours"
    result.sentence.japanese +=
      "\(names.joined(separator: "、")) がありません。"
      + "`reset \(result.kata)` で配布時の内容に戻ります（今のファイルは控えを残します）。"
    return result
  }
}
