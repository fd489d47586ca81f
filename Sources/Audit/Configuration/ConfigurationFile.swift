internal import Foundation

/// `.kata-audit.json`, where a team keeps what it has decided.
public struct ConfigurationFile: Sendable, Equatable {
  /// What the file is called where it is looked for.
  public static let name = ".kata-audit.json"

  /// Where it lies.
  public let path: String

  /// A file by its path.
  public init(_ path: String) {
    self.path = path
  }

  /// The nearest one from a path upward, at most to the root of its repository.
  public static func nearest(to path: String) -> ConfigurationFile? {
    var folder = PathName.absolute(path)
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if !files.fileExists(atPath: folder, isDirectory: &isFolder) || !isFolder.boolValue {
      folder = PathName.parent(of: folder)
    }
    while true {
      let candidate = folder == "/" ? "/" + name : folder + "/" + name
      if files.fileExists(atPath: candidate) {
        let here = files.currentDirectoryPath
        return ConfigurationFile(PathName.relative(candidate, to: here))
      }
      if folder == "/" || files.fileExists(atPath: folder + "/.git") { return nil }
      folder = PathName.parent(of: folder)
    }
  }

  /// What it says.
  public func configuration() throws(ConfigurationProblem) -> AuditConfiguration {
    let text: String
    do {
      text = try SourceFile.text(at: path, upTo: SourceFile.largestProject)
    } catch {
      throw ConfigurationProblem(
        path, 0, "the configuration cannot be read (\(error.reason))",
        remedy: "name one that is there")
    }
    return try ConfigurationReader(file: path).configuration(from: text)
  }
}
