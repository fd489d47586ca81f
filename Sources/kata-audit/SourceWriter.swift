import Foundation

/// Writes a file whole or not at all, with the permissions that it had.
struct SourceWriter {
  let path: String

  /// Writes the text; the reason when that cannot be done, and then nothing has changed.
  func write(_ text: String) -> String? {
    switch draft(text) {
    case .failure(let failure): return failure.reason
    case .success(let draft):
      let failure = draft.takePlace()
      draft.clear()
      return failure
    }
  }

  /// Writes the text beside the file, so that only a rename is left to do.
  ///
  /// - Parameter old: What must stand in the file now; somebody may have saved it meanwhile.
  func draft(_ text: String, over old: String? = nil) -> Result<SourceDraft, WriteFailure> {
    // Through a link, or the link would become a file.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var facts = stat()
    let isThere = stat(target, &facts) == 0
    if let old {
      guard let data = FileManager.default.contents(atPath: target), data == Data(old.utf8) else {
        return .failure(WriteFailure(reason: "it was changed meanwhile; run the audit again"))
      }
    }
    if isThere && access(target, W_OK) != 0 { return .failure(.system) }
    let draft = SourceDraft(path: path, target: target)
    let descriptor = draft.open()
    guard descriptor >= 0 else { return .failure(.system) }
    var failure: WriteFailure?
    if isThere && fchmod(descriptor, facts.st_mode & 0o7777) != 0 { failure = .system }
    if failure == nil && !writeAll(text, to: descriptor) { failure = .system }
    if failure == nil && fsync(descriptor) != 0 { failure = .system }
    if close(descriptor) != 0 && failure == nil { failure = .system }
    guard let failure else { return .success(draft) }
    draft.clear()
    return .failure(failure)
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
}
