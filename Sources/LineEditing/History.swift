import CLibEdit
import Foundation

/// The lines typed before, kept in a file between starts.
///
/// The file is plain text, one line an entry, readable by its owner only. Entries are appended one by
/// one, so two shells at once or a kill lose nothing; libedit's own format is rewritten whole.
final class History {
  /// The most entries that are offered.
  static let limit = 500

  private let list: OpaquePointer
  private let file: URL?
  private var last: String?

  /// Loads the entries of `file`; without one nothing is kept. Nil when there is no memory.
  init?(file: URL?) {
    guard let list = history_init() else { return nil }
    self.list = list
    self.file = file
    cle_history_set_size(list, Int32(Self.limit))
    cle_history_set_unique(list, 1)
    for line in load() {
      cle_history_enter(list, line)
      last = line
    }
  }

  deinit { history_end(list) }

  /// Offers the entries in this editor.
  func attach(to editLine: OpaquePointer) {
    cle_use_history(editLine, list)
  }

  /// Adds an entry, unless it is blank or the same as the one before.
  func add(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }), line != last else { return }
    last = line
    cle_history_enter(list, line)
    append(line)
  }

  private func load() -> [String] {
    guard let file, let data = try? Data(contentsOf: file) else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let kept = Array(lines.suffix(Self.limit))
    // Bounded: cut only when twice as long, so that most starts write nothing.
    if lines.count > 2 * Self.limit { replace(file, with: kept) }
    return kept
  }

  private func replace(_ file: URL, with lines: [String]) {
    let data = Data(lines.map { $0 + "\n" }.joined().utf8)
    let fresh = file.path + ".\(getpid())"
    let made = FileManager.default.createFile(
      atPath: fresh, contents: data, attributes: [.posixPermissions: 0o600])
    if !made || rename(fresh, file.path) != 0 { unlink(fresh) }
  }

  /// One `write` on a file opened for appending: whole lines, also with two shells at once.
  private func append(_ line: String) {
    guard let file else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    // A read-only checkout has no history; everything else goes on.
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    fchmod(descriptor, 0o600)
    let bytes = Array((line + "\n").utf8)
    _ = Foundation.write(descriptor, bytes, bytes.count)
  }
}
