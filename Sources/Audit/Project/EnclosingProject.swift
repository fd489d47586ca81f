internal import Foundation

/// The project around a path.
public enum EnclosingProject {
  /// The nearest folder from a path upward that has a package, an Xcode project or a checkout; the
  /// path itself where it is such a folder, nil without any. A package that a project further up in
  /// its checkout names is a part of that one.
  public static func folder(of path: String) -> String? {
    let files = FileManager.default
    let home = PathName.absolute(files.homeDirectoryForCurrentUser.path)
    var folder = PathName.absolute(path)
    var isFolder: ObjCBool = false
    if !files.fileExists(atPath: folder, isDirectory: &isFolder) || !isFolder.boolValue {
      folder = PathName.parent(of: folder)
    }
    var found: String?
    while folder != "/" {
      let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
      let manifests = names.filter(isManifest)
      if let part = found {
        if manifests.contains(where: { mentions(part, folder + "/" + $0) }) { found = folder }
      } else if !manifests.isEmpty {
        found = folder
      }
      if names.contains(".git") {
        // Who keeps the whole home in a checkout does not mean it by a project.
        return found ?? (folder == home ? nil : folder)
      }
      folder = PathName.parent(of: folder)
    }
    return found
  }

  /// The folder of the project around a path, and those of the packages and Xcode projects beside it
  /// that name it as a local package: in the same checkout, or without one next to it.
  public static func folders(of path: String) -> [String] {
    guard let first = folder(of: path) else { return [] }
    var found = [first]
    var users: [LocalUser]?
    var next = 0
    while next < found.count {
      let part = found[next]
      next += 1
      guard FileManager.default.fileExists(atPath: part + "/Package.swift") else { continue }
      let all = users ?? LocalUser.all(around: first)
      users = all
      for user in all where user.names(part) && !found.contains(user.folder) {
        found.append(user.folder)
      }
    }
    return found
  }

  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// Whether a manifest has the name of a folder in it, be it by a path or as a reference.
  private static func mentions(_ folder: String, _ manifest: String) -> Bool {
    let name = PathName.last(of: folder)
    let inside = ["", "/project.pbxproj", "/contents.xcworkspacedata"]
    return inside.contains { end in
      let text = try? SourceFile.text(at: manifest + end, upTo: SourceFile.largestProject)
      return text?.contains(name) ?? false
    }
  }
}
