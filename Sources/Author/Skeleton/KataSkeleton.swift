import Foundation
import Workbook

/// A new kata in all three trees: it compiles, and what an author has to write says TODO.
///
///     let skeleton = try KataSkeleton("equal-writes", chapter: "02-mapping", in: workbook)
///     let paths = try skeleton.write()
public struct KataSkeleton: Sendable {
  /// The path below each tree, such as `02-mapping/04-equal-writes`.
  public let path: String
  private let folder: URL
  private let files: [(path: String, text: String)]

  private static let trees = ["Katas", "Solutions", "Tests/KataSuites"]

  /// Finds a place behind the chapter's last kata.
  ///
  /// - Throws: When the id or the chapter is no name, or something of that name is there already.
  public init(_ id: String, chapter: String, in workbook: Workbook) throws(SkeletonProblem) {
    guard Slug(id) != nil else {
      throw SkeletonProblem(
        "\(id.quotedForTerminal) is no id: use a-z, 0-9 and single dashes, such as equal-writes.")
    }
    guard Slug(numbered: chapter) != nil else {
      throw SkeletonProblem(
        "\(chapter.quotedForTerminal) is no chapter: two digits, a dash and a name, such as"
          + " 02-mapping.")
    }
    if let kata = workbook.katas.first(where: { $0.id == id }) {
      throw SkeletonProblem(
        "There is a kata \(id) already, in Katas/\(kata.path): take another id.")
    }
    folder = workbook.folder
    let siblings = Self.trees.flatMap { Self.names(in: "\($0)/\(chapter)", of: workbook.folder) }
    if let sibling = siblings.first(where: { $0.dropFirst(3) == id }) {
      throw SkeletonProblem(
        "There is a folder \(chapter)/\(sibling) already: take another id, or move it away.")
    }
    let number = (siblings.compactMap { Int($0.prefix(2)) }.max() ?? 0) + 1
    guard number < 100 else {
      throw SkeletonProblem("\(chapter) has no number left: two digits end at 99; begin a chapter.")
    }
    let path = "\(chapter)/\(number < 10 ? "0" : "")\(number)-\(id)"
    let texts = SkeletonTexts(id: id)
    var files = texts.katas.map { ("Katas/\(path)/\($0)", $1) }
    files += texts.solution.map { ("Solutions/\(path)/\($0)", $1) }
    files += texts.suite.map { ("Tests/KataSuites/\(path)/\($0)", $1) }
    if !Self.names(in: "Katas", of: workbook.folder).contains(chapter) {
      files += texts.chapter.map { ("Katas/\(chapter)/\($0)", $1) }
    }
    self.path = path
    self.files = files
  }

  /// Writes all files, none over another; gives their paths below the workbook's folder.
  public func write() throws(WriteProblem) -> [String] {
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .withoutOverwriting)
      } catch {
        throw WriteProblem("\(path) cannot be written: \(error.localizedDescription).")
      }
    }
    return files.map(\.path)
  }

  private static func names(in path: String, of folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(path).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
