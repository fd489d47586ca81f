import Foundation
import Glibc

/// A folder outside of the walls whose file every user may read and write, and whose own workbook
/// every user may list: if nobody does, the walls are the reason.
struct TemptingFolder {
  private static let content = Data("nobody inside reads this\n".utf8)

  /// The folder; scratch folders of the attempts are made in it.
  let url: URL
  /// The file's path.
  let file: String
  /// The path of the folder that is listed.
  let workbook: String

  private static let prefix = "kata-walls-"

  init(workbook: URL?) throws {
    let name = Self.prefix + ChildRegistry.freshMark()
    let temporary = FileManager.default.temporaryDirectory
    Self.removeForgotten(in: temporary.path)
    url = temporary.appendingPathComponent(name)
    file = url.appendingPathComponent("canary").path
    let own = url.appendingPathComponent("workbook")
    self.workbook = (workbook ?? own).path
    let everybody: [FileAttributeKey: Any] = [.posixPermissions: 0o777]
    let files = FileManager.default
    for folder in [url, own] {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try files.setAttributes(everybody, ofItemAtPath: folder.path)
    }
    try Self.content.write(to: own.appendingPathComponent("Solution.swift"))
    try Self.content.write(to: URL(fileURLWithPath: file))
    try files.setAttributes(everybody, ofItemAtPath: file)
  }

  /// Removes our own that somebody killed more than an hour ago kept from being removed.
  private static func removeForgotten(in temporary: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: temporary)) ?? []
    for name in names where name.hasPrefix(prefix) {
      var facts = stat()
      let path = "\(temporary)/\(name)"
      guard lstat(path, &facts) == 0, facts.st_uid == geteuid(),
        facts.st_mtim.tv_sec < time(nil) - 3600
      else { continue }
      FlatRemoval.remove(path)
    }
  }

  /// Whether the file is as it was.
  var isUntouched: Bool { FileManager.default.contents(atPath: file) == Self.content }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
