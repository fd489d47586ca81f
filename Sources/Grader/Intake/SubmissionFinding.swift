import Foundation
import Glibc

/// The submissions in a folder: a folder, a zip archive or a git bundle a learner.
struct SubmissionFinding {
  /// What one learner handed in.
  struct Found {
    var learner: LearnerName
    let tree: any SubmissionTree
  }

  let root: URL

  /// All of them, sorted by name, and what lies between them.
  ///
  /// - Throws: `GradeFault` when the folder cannot be listed.
  func find() throws(GradeFault) -> (found: [Found], notes: [IntakeNote]) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    } catch {
      throw GradeFault(
        "cannot read the folder of submissions \(root.path); does it exist?",
        "提出物のフォルダ \(root.path) を読めません。存在するか確かめてください。")
    }
    var found: [Found] = []
    var notes: [IntakeNote] = []
    for name in names {
      guard !name.hasPrefix(".") else {
        // `.git` and the like lie everywhere; whoever is called so should be told of.
        if name.hasPrefix("..") {
          notes.append(
            IntakeNote(
              path: name.withoutLineEnds,
              reason: "a learner's name does not begin with a dot, so this was not looked at"))
        }
        continue
      }
      let place = root.appendingPathComponent(name)
      var info = stat()
      guard lstat(place.path, &info) == 0 else { continue }
      switch info.st_mode & S_IFMT {
      case S_IFDIR:
        found.append(Found(learner: LearnerName(raw: name), tree: FolderTree(root: place)))
      case S_IFLNK:
        // Listing it will refuse it with the reason.
        found.append(Found(learner: LearnerName(raw: name), tree: FolderTree(root: place)))
      case S_IFREG where (name as NSString).pathExtension.lowercased() == "zip":
        found.append(Found(learner: LearnerName(raw: name), tree: ZipTree(archive: place)))
      case S_IFREG where (name as NSString).pathExtension.lowercased() == "bundle":
        found.append(Found(learner: LearnerName(raw: name), tree: GitBundleTree(bundle: place)))
      default:
        notes.append(
          IntakeNote(
            path: name.withoutLineEnds,
            reason: "a submission is a folder, a .zip or a .bundle, so this was not looked at"))
      }
    }
    return (Self.toldApart(found, &notes), notes)
  }

  /// Nobody's row may be taken for another's: of a folder and an archive of one name the archive is
  /// shown with its ending.
  private static func toldApart(_ found: [Found], _ notes: inout [IntakeNote]) -> [Found] {
    let counts = Dictionary(found.map { ($0.learner.shown, 1) }, uniquingKeysWith: +)
    return found.map { one in
      guard let count = counts[one.learner.shown], count > 1 else { return one }
      notes.append(
        IntakeNote(
          path: one.learner.raw.withoutLineEnds,
          reason: "there are \(count) submissions of this name; each has a row of its own"))
      var one = one
      one.learner.showsEnding = true
      return one
    }
  }
}
