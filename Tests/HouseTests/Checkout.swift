import Foundation

/// The checkout that these tests read, found from this file's own place.
enum Checkout {
  /// The folder with `Package.swift`.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// One source file: its path below the checkout and its lines.
  struct File {
    var path: String
    var lines: [String]

    var name: String { (path as NSString).lastPathComponent }
  }

  /// Every Swift file below a folder of the checkout, in path order.
  static func swiftFiles(below path: String) throws -> [File] {
    let base = folder.appendingPathComponent(path)
    let names =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
      return File(
        path: path + "/" + name,
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// The names of the folders directly inside a folder of the checkout.
  static func folders(in path: String) throws -> [String] {
    let base = folder.appendingPathComponent(path)
    return try FileManager.default.contentsOfDirectory(atPath: base.path).filter { name in
      var isFolder: ObjCBool = false
      let full = base.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
        && isFolder.boolValue
    }.sorted()
  }
}
