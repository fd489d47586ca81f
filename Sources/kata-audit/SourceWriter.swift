import Foundation

/// Writes a file whole or not at all, with the permissions that it had.
struct SourceWriter {
  let path: String

  /// Writes the text; the reason when that cannot be done, and then nothing has changed.
  ///
  /// - Parameter old: What must stand in the file now; somebody may have saved it meanwhile.
  func write(_ text: String, over old: String? = nil) -> String? {
    // Through a link, or the link would become a file.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var facts = stat()
    let isThere = stat(target, &facts) == 0
    if let old {
      guard let data = FileManager.default.contents(atPath: target), data == Data(old.utf8) else {
        return "it was changed meanwhile; run the audit again"
      }
    }
    if isThere && access(target, W_OK) != 0 { return reason() }
    let draft = "\(target).kata-\(getpid()).draft"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return reason() }
    var failure: String?
    if isThere && fchmod(descriptor, facts.st_mode & 0o7777) != 0 { failure = reason() }
    if failure == nil && !writeAll(text, to: descriptor) { failure = reason() }
    if failure == nil && fsync(descriptor) != 0 { failure = reason() }
    if close(descriptor) != 0 && failure == nil { failure = reason() }
    if failure == nil && rename(draft, target) != 0 { failure = reason() }
    if failure != nil { unlink(draft) }
    return failure
  }

  private func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func reason() -> String { String(cString: strerror(errno)).lowercased() }
}
