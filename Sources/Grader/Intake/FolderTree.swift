import Foundation
import Glibc

/// A folder, read without following a link anywhere on the way.
struct FolderTree: SubmissionTree {
  let root: URL

  func entries() throws(IntakeRefusal) -> [TreeEntry] {
    var found: [TreeEntry] = []
    try list(try Self.open(root.path, below: AT_FDCWD, isFolder: true), [], &found)
    return found
  }

  func bytes(of entry: TreeEntry, limit: Int) throws(IntakeRefusal) -> Data {
    var folder = try Self.open(root.path, below: AT_FDCWD, isFolder: true)
    for name in entry.folders {
      let next: Int32
      do throws(IntakeRefusal) {
        next = try Self.open(name, below: folder, isFolder: true)
      } catch {
        close(folder)
        throw error
      }
      close(folder)
      folder = next
    }
    defer { close(folder) }
    let file = try Self.open(entry.name, below: folder, isFolder: false)
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_nlink == 1 else {
      throw IntakeRefusal(.notAFile, "\(entry.shown) is not a plain file")
    }
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw IntakeRefusal(.unreadable, "\(entry.shown) cannot be read") }
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer[..<count])
      guard bytes.count <= limit else {
        throw IntakeRefusal(.size, "\(entry.shown) is longer than \(limit >> 10) KiB")
      }
    }
  }

  /// Lists a folder and what is below; closes the descriptor.
  private func list(
    _ descriptor: Int32, _ path: [String], _ found: inout [TreeEntry]
  ) throws(IntakeRefusal) {
    guard let folder = fdopendir(descriptor) else {
      close(descriptor)
      throw IntakeRefusal(.unreadable, "the folder cannot be listed")
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      names.append(name)
      guard found.count + names.count <= SubmissionLimits.entries else { throw Self.tooMany }
    }
    for name in names.sorted() {
      try look(at: name, in: dirfd(folder), path + [name], &found)
    }
  }

  private func look(
    at name: String, in folder: Int32, _ path: [String], _ found: inout [TreeEntry]
  ) throws(IntakeRefusal) {
    var info = stat()
    guard fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else {
      // Its name is no UTF-8, so nothing of ours can name it.
      found.append(TreeEntry(path: path, kind: .special))
      return
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG:
      let isAlone = info.st_nlink == 1
      let kind: TreeEntry.Kind = isAlone ? .file(size: Int(info.st_size)) : .hardLink
      found.append(TreeEntry(path: path, kind: kind))
    case S_IFLNK: found.append(TreeEntry(path: path, kind: .symbolicLink))
    case S_IFDIR:
      guard path.count <= SubmissionLimits.depth else { throw Self.tooMany }
      try list(try Self.open(name, below: folder, isFolder: true), path, &found)
    default: found.append(TreeEntry(path: path, kind: .special))
    }
    guard found.count <= SubmissionLimits.entries else { throw Self.tooMany }
  }

  private static let tooMany = IntakeRefusal(
    .tooMany,
    "the submission holds more than \(SubmissionLimits.entries) files, or folders nested deeper"
      + " than \(SubmissionLimits.depth)")

  private static func open(
    _ name: String, below folder: Int32, isFolder: Bool
  ) throws(IntakeRefusal) -> Int32 {
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | (isFolder ? O_DIRECTORY : 0)
    let descriptor = openat(folder, name, flags)
    guard descriptor < 0 else { return descriptor }
    let shown = URL(fileURLWithPath: name).lastPathComponent.withoutLineEnds
    if errno == ELOOP || errno == ENOTDIR {
      throw IntakeRefusal(.symbolicLink, "\(shown) is a symbolic link")
    }
    throw IntakeRefusal(
      .unreadable, "\(shown) cannot be opened: \(String(cString: strerror(errno)))")
  }
}
