import Foundation
import Workbook

/// The samples that a learner is not shown: the Swift files in the folder `Unseen` of a suite.
///
/// A configuration decides about code that nobody has written yet, so it is tried on some that its
/// author could not look at.
enum UnseenSamples {
  private static let folderName = "Unseen"

  /// The samples by path below the suite's folder; empty for a kata that has none.
  static func of(_ kata: Kata) throws(CheckFault) -> [SourceFile] {
    let folder = kata.suiteFolder.appendingPathComponent(folderName)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    var samples: [SourceFile] = []
    for name in names.sorted() where name.hasSuffix(".swift") {
      let file = folder.appendingPathComponent(name)
      guard let data = try? Data(contentsOf: file) else {
        throw CheckFault(
          "\(file.path) cannot be read, so \(kata.id) is not judged: make it readable",
          "\(file.path) を読めないため、\(kata.id) を判定できません。読めるようにしてください。")
      }
      samples.append(SourceFile(name: "\(folderName)/\(name)", bytes: data))
    }
    return samples
  }
}
