import Glibc

/// A file's size and time of change, which is what a cheap look can tell.
struct FileStamp: Equatable {
  var size: Int
  /// Nanoseconds since 1970.
  var modified: Int
  var isFolder: Bool

  /// Looks at a file, through symbolic links; nil when there is none.
  init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    size = Int(info.st_size)
    modified = info.st_mtim.tv_sec * 1_000_000_000 + info.st_mtim.tv_nsec
    isFolder = info.st_mode & S_IFMT == S_IFDIR
  }
}
