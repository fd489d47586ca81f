import Foundation

/// A lock that holds between processes, on a file that stays.
struct FileLock {
  /// Runs `body` while no other process holds the lock of this file, which is made; waits for it.
  ///
  /// Without the lock (a file system that has none) the body runs all the same: what is published by
  /// a rename is whole either way.
  static func with<Value>(_ path: String, _ body: () throws -> Value) rethrows -> Value {
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    // The cache's folder comes with its first entry, and the lock is wanted before that.
    try? FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    defer { if file >= 0 { close(file) } }
    while file >= 0 && flock(file, LOCK_EX) != 0 && errno == EINTR {}
    return try body()
  }
}
