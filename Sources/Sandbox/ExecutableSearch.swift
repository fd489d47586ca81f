import Foundation

/// Finds programs in the folders of a PATH.
public struct ExecutableSearch: Sendable {
  /// The folders, in order.
  public let folders: [String]

  /// Takes the PATH of an environment.
  public init(environment: [String: String]) {
    folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }

  /// The absolute path of a program, or nil when no folder has it; a name with `/` stands for itself.
  public func path(of name: String) -> String? {
    let files = FileManager.default
    func isProgram(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return files.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        && files.isExecutableFile(atPath: path)
    }
    if name.contains("/") { return isProgram(name) ? name : nil }
    return folders.lazy.map { "\($0)/\(name)" }.first(where: isProgram)
  }
}
