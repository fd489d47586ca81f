import Checker
import Workbook

/// What a learner handed in for one kata: files, or why there are none that can be taken.
struct Answer: Sendable {
  let kata: Kata
  let content: Result<SourceSet, IntakeRefusal>
}
