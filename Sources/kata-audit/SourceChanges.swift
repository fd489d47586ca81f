import Audit
import Foundation

/// Writes the files of a plan, all of them or none.
///
/// A model without the views that hold it does not compile: half of a plan is worse than nothing. So
/// every text is written beside its file first; only when all are there they take their places.
struct SourceChanges {
  let files: [FileFix]
  /// What must stand in a file now, by its path.
  let texts: [String: String]

  /// Writes them; the files that kept it from doing so, each with the reason. With any of these
  /// nothing has changed.
  func write() -> [(path: String, reason: String)] {
    var drafts: [SourceDraft] = []
    var failures: [(path: String, reason: String)] = []
    for file in files {
      switch SourceWriter(path: file.path).draft(file.fixedText, over: texts[file.path] ?? "") {
      case .success(let draft): drafts.append(draft)
      case .failure(let failure): failures.append((file.path, failure.reason))
      }
    }
    if failures.isEmpty {
      // Between two renames nobody shall end it.
      let signals = [SIGINT, SIGTERM, SIGHUP].map { ($0, signal($0, SIG_IGN)) }
      failures = exchange(drafts)
      for (number, handler) in signals { signal(number, handler) }
    }
    for draft in drafts { draft.clear() }
    return failures
  }

  private func exchange(_ drafts: [SourceDraft]) -> [(path: String, reason: String)] {
    var failures: [(path: String, reason: String)] = []
    var begun: [SourceDraft] = []
    for draft in drafts {
      begun.append(draft)
      guard let reason = draft.keepFormer() ?? draft.takePlace() else { continue }
      failures.append((draft.path, reason))
      break
    }
    if failures.isEmpty {
      for draft in begun { draft.forgetFormer() }
      return []
    }
    for draft in begun.reversed() where !draft.putBack() {
      failures.append((draft.path, "what stood in it is in \(draft.former) now; put it back"))
    }
    return failures
  }
}
