import Checker
import Foundation
import Workbook

/// A learner's name, as the folder or archive has it: shown with care, never part of a path.
struct LearnerName: Sendable, Hashable {
  /// The name as it stands.
  let raw: String

  /// The name as text that can be shown, without the ending of an archive.
  var shown: String {
    for ending in [".zip", ".bundle"] where raw.hasSuffix(ending) && raw != ending {
      return String(raw.dropLast(ending.count)).withoutLineEnds
    }
    return raw.withoutLineEnds
  }

  /// A name for files, the same for the same bytes: 16 hexadecimal digits.
  var digest: String {
    var digest = Digest()
    digest.add(raw)
    return String(digest.name().prefix(16))
  }
}
