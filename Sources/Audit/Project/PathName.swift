internal import Foundation

/// Paths as text: made absolute and tidy, or told from a folder.
public enum PathName {
  /// The path from the root, without `.`, `..` and double slashes; links are not followed.
  public static func absolute(_ path: String, from folder: String? = nil) -> String {
    let start = folder ?? FileManager.default.currentDirectoryPath
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : start + "/" + path).split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path told from a folder when it lies below it, else the absolute path.
  public static func relative(_ path: String, to folder: String) -> String {
    let (path, folder) = (absolute(path), absolute(folder))
    if path == folder { return "." }
    let start = folder == "/" ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }

  /// The folder in which the file or folder lies.
  static func parent(of path: String) -> String {
    absolute(path + "/..")
  }

  /// The last part.
  static func last(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
