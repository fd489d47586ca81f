internal import Foundation

/// The Swift files of a project.
public struct ProjectFiles: Sendable {
  /// The files below the paths, sorted, each once, named as the paths were.
  public private(set) var files: [String] = []
  /// Paths that are not there, folders that cannot be read, and paths without a source.
  public private(set) var problems: [AuditProblem] = []

  private static let skipped: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

  /// Finds the files below folders, and takes files as they are; hidden folders and those of
  /// build products and other people's code are left out unless one is named itself.
  public init(below paths: [String]) {
    var seen: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      guard FileManager.default.fileExists(atPath: trimmed, isDirectory: &isFolder) else {
        problems.append(AuditProblem(path, .missing))
        continue
      }
      if isFolder.boolValue {
        search(trimmed, &seen)
      } else if !trimmed.hasSuffix(".swift") {
        problems.append(AuditProblem(path, .notSwift))
      } else if seen.insert(Self.real(trimmed)).inserted {
        files.append(trimmed)
      }
    }
    files.sort()
    // Where nothing is looked at, nothing found is no good news.
    if files.isEmpty, problems.isEmpty { problems = paths.map { AuditProblem($0, .empty) } }
  }

  /// Whether a file or folder of that name is left out.
  static func isSkipped(_ name: String) -> Bool { name.hasPrefix(".") || skipped.contains(name) }

  private mutating func search(_ top: String, _ seen: inout Set<String>) {
    var pending = [top]
    while let folder = pending.popLast() {
      // Links may lead in a circle.
      guard seen.insert(Self.real(folder)).inserted else { continue }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        problems.append(AuditProblem(folder, .unreadableFolder))
        continue
      }
      for name in names where !Self.isSkipped(name) {
        let path = folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
          if name.hasSuffix(".swift") {
            problems.append(AuditProblem(path, .brokenLink))
          }
          continue
        }
        if isFolder.boolValue {
          pending.append(path)
        } else if name.hasSuffix(".swift"), seen.insert(Self.real(path)).inserted {
          files.append(path)
        }
      }
    }
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
