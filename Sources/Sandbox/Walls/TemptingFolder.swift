import Foundation

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

  init(workbook: URL?) throws {
    let name = "kata-walls-\(ChildRegistry.freshMark())"
    url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
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

  /// Whether the file is as it was.
  var isUntouched: Bool { FileManager.default.contents(atPath: file) == Self.content }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
