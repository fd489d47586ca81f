internal import Foundation

/// A package or an Xcode project that names local packages which lie beside it.
struct LocalUser {
  /// Its folder.
  let folder: String
  /// The paths that begin with `..` in its manifests, made absolute.
  private var parts: Set<String> = []

  /// Folders that are looked into at most: a checkout may hold anything.
  private static let most = 2000
  /// How far below the checkout a project may lie.
  private static let deepest = 4

  /// Whether it names a folder as a part of it.
  func names(_ part: String) -> Bool { parts.contains(part) }

  /// Those in the checkout around a project; without one, those in the folder around it.
  static func all(around project: String) -> [LocalUser] {
    let home = PathName.absolute(FileManager.default.homeDirectoryForCurrentUser.path)
    var top: String?
    var folder = project
    while folder != "/" {
      if FileManager.default.fileExists(atPath: folder + "/.git") {
        if folder != home { top = folder }
        break
      }
      folder = PathName.parent(of: folder)
    }
    if let top { return search(top, to: deepest) }
    let around = PathName.parent(of: project)
    // Nobody wants to be asked whether this may look into all that is at home.
    return around == home ? [] : search(around, to: 1)
  }

  private static func search(_ top: String, to depth: Int) -> [LocalUser] {
    var found: [LocalUser] = []
    var level = [top]
    var count = 0
    for left in (0...depth).reversed() {
      var next: [String] = []
      for folder in level {
        count += 1
        guard count <= most else { return found }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
          continue
        }
        let manifests = names.filter(EnclosingProject.isManifest)
        let user = LocalUser(folder, manifests)
        if !user.parts.isEmpty { found.append(user) }
        guard left > 0 else { continue }
        for name in names.sorted()
        where !ProjectFiles.isSkipped(name) && !manifests.contains(name) && !name.contains(".swift")
        {
          next.append(folder + "/" + name)
        }
      }
      level = next
    }
    return found
  }

  private init(_ folder: String, _ manifests: [String]) {
    self.folder = folder
    for manifest in manifests {
      for end in ["", "/project.pbxproj", "/contents.xcworkspacedata"] {
        let path = folder + "/" + manifest + end
        guard let text = try? SourceFile.text(at: path, upTo: SourceFile.largestProject),
          text.contains("..")
        else { continue }
        parts.formUnion(Self.paths(in: text).map { PathName.absolute($0, from: folder) })
      }
    }
  }

  /// What stands between quotes, colons and spaces and begins with `..`.
  private static func paths(in text: String) -> Set<String> {
    var found: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains("..") {
      let ends: Set<Character> = line.contains("\"") ? ["\"", ":"] : [" ", "=", ";", "\t"]
      for word in line.split(whereSeparator: ends.contains)
      where word == ".." || word.hasPrefix("../") {
        found.insert(String(word))
      }
    }
    return found
  }
}
