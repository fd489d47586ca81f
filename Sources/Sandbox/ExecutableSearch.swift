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
  public func path(of name: String) -> String? { paths(of: name).first }

  /// Where all programs of a name are, in the order of the folders.
  public func paths(of name: String) -> [String] {
    let places = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    return places.filter(Self.isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    return files.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
      && files.isExecutableFile(atPath: path)
  }
}
