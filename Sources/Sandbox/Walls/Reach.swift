import Glibc

/// Who reaches a path.
enum Reach {
  /// Whether every user may enter all folders above a path, so that its own rights decide alone.
  static func isEverybodys(_ path: String) -> Bool {
    guard let real = realpath(path, nil) else { return false }
    defer { free(real) }
    return hasOpenFolders(above: path) && hasOpenFolders(above: String(cString: real))
  }

  private static func hasOpenFolders(above path: String) -> Bool {
    var above = path
    while let slash = above.lastIndex(of: "/"), slash != above.startIndex {
      above = String(above[..<slash])
      var facts = stat()
      guard stat(above, &facts) == 0, facts.st_mode & S_IXOTH != 0 else { return false }
    }
    return true
  }
}
