import Foundation
import Synchronization
import Workbook

/// What a learner is told when a test failed: the author's words, never the assertion's.
///
/// Who sees assertion texts of a grader can try answers until they fit; who sees the author's hint
/// learns something.
final class LearnerHints: Sendable {
  private let language: Language
  private let known = Mutex<[String: String]>([:])

  init(in language: Language) {
    self.language = language
  }

  /// What the author says of a misunderstanding; the first hint of the kata where none is clear.
  func hint(for misconception: String?, of kata: Kata) -> String? {
    let key = "\(kata.id)/\(misconception ?? "")"
    if let hint = known.withLock({ $0[key] }) { return hint }
    var text: String?
    if let misconception {
      text = (try? Misconceptions(of: kata, in: language))?.texts[misconception]
    }
    if text == nil { text = (try? Hints(of: kata, in: language))?.texts[1] }
    if let text { known.withLock { $0[key] = text } }
    return text
  }
}
