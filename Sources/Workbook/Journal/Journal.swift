import Foundation

/// The append-only record of what a learner did: JSON Lines in `.kata/journal.jsonl`.
///
/// An entry is one `write(2)` to a descriptor opened for appending, under a lock, so a kill at any
/// moment tears at most the last line and two shells never mix theirs. The next entry closes a torn
/// line off; reading skips it. Lines that this build does not know stay where they are.
public struct Journal: Sendable {
  /// The file.
  public let file: URL

  /// The journal in a state folder; the file is made at the first entry.
  public init(in state: StateFolder) {
    file = state.url.appendingPathComponent("journal.jsonl")
  }

  /// Adds an entry; when that fails the file is as it was.
  public func append(_ entry: JournalEntry) throws(WorkbookError) {
    let line: Data
    let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC
    var descriptor: Int32
    do {
      line = try entry.line()
      descriptor = open(file.path, flags, 0o644)
      if descriptor < 0 && errno == ENOENT {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        descriptor = open(file.path, flags, 0o644)
      }
    } catch {
      throw .cannotWrite(file.path, reason: PlainFile.reason(of: error))
    }
    guard descriptor >= 0 else { throw .cannotWrite(file.path, reason: PlainFile.reason(errno)) }
    defer { close(descriptor) }
    // Where a file system has no locks, appending alone still keeps lines apart.
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    let size = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 10
    if size > 0 { _ = pread(descriptor, &last, 1, size - 1) }
    let bytes = last == 10 ? line : Data([10]) + line
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count == bytes.count else {
      let reason = count < 0 ? errno : ENOSPC
      if count > 0 { ftruncate(descriptor, size) }
      throw .cannotWrite(file.path, reason: PlainFile.reason(reason))
    }
  }

  /// Every entry that this build understands, in order; empty when there is no journal yet.
  public func entries() throws(WorkbookError) -> [JournalEntry] {
    guard let data = try PlainFile(file).bytes(limit: .max) else { return [] }
    return data.split(separator: 10).compactMap { JournalEntry(line: Data($0)) }
  }

  /// What the entries come to.
  public func progress() throws(WorkbookError) -> LearnerProgress {
    LearnerProgress(entries: try entries())
  }
}
