import Checker
import Workbook

/// What a learner handed in for one kata: files, or why there are none that can be taken.
struct Answer: Sendable {
  let kata: Kata
  let content: Result<SourceSet, IntakeRefusal>

  /// Whether no file for the kata was found.
  var isMissing: Bool {
    if case .failure(let refusal) = content { return refusal.rule == .nothingHandedIn }
    return false
  }
}
