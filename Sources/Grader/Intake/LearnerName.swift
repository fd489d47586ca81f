import Checker
import Foundation
import Workbook

/// A learner's name, as the folder or archive has it: shown with care, never part of a path.
struct LearnerName: Sendable, Hashable {
  /// The name as it stands.
  let raw: String

  /// Whether the ending is shown, because somebody else has the name without it.
  var showsEnding = false

  /// The name as text that can be shown, without the ending of an archive.
  var shown: String { showsEnding ? raw.withoutLineEnds : bare }

  /// The name that a roster and a list of times have.
  var bare: String {
    let name = raw as NSString
    let isArchive = Self.endings.contains(name.pathExtension.lowercased())
    guard isArchive, !name.deletingPathExtension.isEmpty else {
      return raw.withoutLineEnds
    }
    return name.deletingPathExtension.withoutLineEnds
  }

  /// What the name of a zip archive or of a git bundle ends in, in small letters.
  static let endings = ["zip", "bundle"]

  /// A name for files, the same for the same bytes: 16 hexadecimal digits.
  var digest: String {
    var digest = Digest()
    digest.add(raw)
    return String(digest.name().prefix(16))
  }
}
