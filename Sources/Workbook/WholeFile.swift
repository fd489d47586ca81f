import Foundation

/// A file that is written whole or not at all, whatever is killed meanwhile.
package enum WholeFile {
  /// Writes all of `data` or changes nothing: a draft beside it takes its name when it is whole.
  ///
  /// The folder must exist. A draft of a process that was killed stays, hidden by its first dot.
  ///
  /// - Parameter isFlushed: Whether the disk must have it before it takes the name, so that it is whole
  ///   even when the machine stops; that costs milliseconds.
  /// - Returns: 0 or the error number.
  package static func write(_ data: Data, to path: String, isFlushed: Bool) -> Int32 {
    let file = path as NSString
    let draft =
      "\(file.deletingLastPathComponent)/.\(file.lastPathComponent).\(getpid())"
      + ".\(UInt32.random(in: 0 ... .max)).draft"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return errno }
    var failure = writeAll(data, to: descriptor)
    if failure == 0 && isFlushed && fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0 && failure == 0 { failure = errno }
    if failure == 0 && rename(draft, path) != 0 { failure = errno }
    if failure != 0 { unlink(draft) }
    return failure
  }

  private static func writeAll(_ data: Data, to descriptor: Int32) -> Int32 {
    var rest = [UInt8](data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
