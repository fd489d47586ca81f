import Foundation

extension Workbook {
  /// The nearest workbook from a folder upward, else from the running binary upward.
  public static func find(
    from start: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
    binary: URL? = URL(fileURLWithPath: "/proc/self/exe"), language: Language = .english
  ) throws(WorkbookError) -> Workbook {
    if let folder = nearest(from: start) { return try Workbook(folder: folder, language: language) }
    if let binary, let real = PlainFile.resolved(binary.path),
      let folder = nearest(from: URL(fileURLWithPath: real).deletingLastPathComponent())
    {
      return try Workbook(folder: folder, language: language)
    }
    throw .noWorkbook(from: start.path)
  }

  /// Whether a folder holds `Katas`.
  static func isWorkbook(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path + "/Katas", isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func nearest(from start: URL) -> URL? {
    guard var path = PlainFile.resolved(start.path) else { return nil }
    while !isWorkbook(path) {
      guard path != "/" else { return nil }
      path = URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
