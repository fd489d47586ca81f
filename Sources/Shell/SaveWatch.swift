import Foundation
import Workbook

/// Notices when a file of an answer in a kata's folder is saved, however the editor saves it.
///
/// inotify reports a file that was written and closed, and one that was moved into place (vim, many
/// others). Where it is silent, on network drives and some shared folders, `hasChanged()` compares
/// what lies there now with what lay there last.
final class SaveWatch {
  /// Readable when something happened; -1 without inotify.
  let descriptor: Int32
  private var watch: Int32 = -1
  private var kata: Kata?
  private var stamps: [String: Stamp] = [:]

  private struct Stamp: Equatable {
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  /// Watches nothing yet.
  init() {
    descriptor = inotify_init1(Int32(O_CLOEXEC | O_NONBLOCK))
  }

  deinit { close(descriptor) }

  /// From now on watches this kata's folder, and no other.
  func watch(_ kata: Kata?) {
    if watch >= 0 { inotify_rm_watch(descriptor, watch) }
    watch = -1
    self.kata = kata
    remember()
    guard let folder = kata?.folder else { return }
    let events =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
    watch = inotify_add_watch(descriptor, folder.path, UInt32(events))
  }

  /// Takes what happened; true when a file of an answer was saved.
  func takeSave() -> Bool {
    var saved = false
    var lost = false
    let header = MemoryLayout<inotify_event>.size
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      bytes.withUnsafeBytes { buffer in
        var start = 0
        while start + header <= count {
          let event = buffer.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
          let name = buffer[(start + header)..<min(count, start + header + Int(event.len))]
          start += header + Int(event.len)
          let mask = Int32(bitPattern: event.mask)
          if mask & IN_Q_OVERFLOW != 0 { saved = true }
          guard event.wd == watch else { continue }
          if mask & (IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0 { lost = true }
          if mask & (IN_CLOSE_WRITE | IN_MOVED_TO) != 0, isSource(name) { saved = true }
        }
      }
    }
    // A folder that was replaced, as git does, is watched again as soon as it is there.
    if lost { watch(kata) }
    return saved || (lost && watch >= 0)
  }

  /// Whether a file is another than at the last call; for where inotify is silent.
  func hasChanged() -> Bool {
    let before = stamps
    if watch < 0 { watch(kata) } else { remember() }
    return stamps != before
  }

  /// Takes what lies there now as known.
  func remember() {
    stamps = [:]
    guard let folder = kata?.folder else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where isSource(name.utf8) {
      var facts = stat()
      guard stat(folder.appendingPathComponent(name).path, &facts) == 0 else { continue }
      stamps[name] = Stamp(
        inode: UInt64(facts.st_ino), size: Int64(facts.st_size), seconds: facts.st_mtim.tv_sec,
        nanoseconds: facts.st_mtim.tv_nsec)
    }
  }

  /// Whether a name is a file that a person wrote; editors leave hidden ones and backups beside.
  private func isSource(_ name: some Collection<UInt8>) -> Bool {
    let name = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    return kata?.facts.isAnswer(name) == true && !name.hasPrefix("#")
  }
}
