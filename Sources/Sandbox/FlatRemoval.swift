import Glibc

/// The removal of a folder that resists: with folders nobody may enter, or nested beyond the
/// longest path.
///
/// Each inner folder that is not empty is moved to the top first, so no path is longer than two
/// names, nothing recurses, and no link is followed.
enum FlatRemoval {
  /// Removes the folder, as far as the rights of the user allow.
  static func remove(_ path: String) {
    let top = Descriptor(openFolder(AT_FDCWD, Array(path.utf8CString)))
    guard top.isOpen else { return }
    var moved = 0
    var before = -1
    // Each round removes a folder at least, or nothing can be done.
    while true {
      let names = entries(of: top.number)
      if names.isEmpty || (names.count == before && moved == 0) { break }
      before = names.count
      moved = 0
      for name in names where unlinkat(top.number, name, 0) != 0 {
        let folder = Descriptor(openFolder(top.number, name))
        guard folder.isOpen else { continue }
        for inner in entries(of: folder.number) where unlinkat(folder.number, inner, 0) != 0 {
          guard unlinkat(folder.number, inner, AT_REMOVEDIR) != 0 else { continue }
          fchmodat(folder.number, inner, 0o700, 0)
          let place = ChildRegistry.freshMark()
          if renameat(folder.number, inner, top.number, place) == 0 { moved += 1 }
        }
        unlinkat(top.number, name, AT_REMOVEDIR)
      }
    }
    rmdir(path)
  }

  private static func openFolder(_ parent: Int32, _ name: [CChar]) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let folder = openat(parent, name, flags)
    guard folder < 0, errno == EACCES, fchmodat(parent, name, 0o700, AT_SYMLINK_NOFOLLOW) == 0
    else {
      if folder >= 0 { fchmod(folder, 0o700) }
      return folder
    }
    return openat(parent, name, flags)
  }

  /// The names as the kernel has them: they need not be UTF-8.
  private static func entries(of folder: Int32) -> [[CChar]] {
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { return [] }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { text in
          Array(UnsafeBufferPointer(start: text, count: strlen(text) + 1))
        }
      }
      if name != [46, 0] && name != [46, 46, 0] { names.append(name) }
    }
    return names
  }
}
