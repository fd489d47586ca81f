import Foundation
import Glibc
import Workbook

/// Where compiled pieces are kept: safe with several processes, bounded, and never needed.
///
/// An entry is a folder that is filled beside its place and then renamed into it, so that it is
/// whole or absent. It can be removed at any time.
public struct CacheFolder: Sendable {
  /// The folder.
  public let url: URL

  /// How many entries of one kind are kept at least; a third more may gather before a clean-up.
  ///
  /// A class needs the suites' objects of all katas again and again, one for each way to declare an answer.
  static func entries(of kind: String) -> Int {
    [SuiteObject.kind, SuiteObject.commonKind].contains(kind) ? 900 : 300
  }

  /// Takes `.kata/cache` below `root`, or the user's own cache when that cannot be written.
  ///
  /// The folder is made with its first entry.
  public init(below root: URL) throws(CheckFault) {
    let own = root.appendingPathComponent(".kata/cache")
    if Self.isWritable(own) {
      url = own
      return
    }
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? URL(fileURLWithPath: environment["HOME"] ?? "/").appendingPathComponent(".cache")
    var digest = Digest()
    digest.add(root.standardizedFileURL.path)
    let users = base.appendingPathComponent("kata/\(digest.name().prefix(12))")
    guard Self.isWritable(users) else {
      throw CheckFault(
        "neither \(own.path) nor \(users.path) can be written, and a check needs room for what it"
          + " compiles; free some space or set XDG_CACHE_HOME to a folder of yours",
        "コンパイル結果を置く \(own.path) と \(users.path) のどちらにも書き込めません。"
          + "空き容量を増やすか、XDG_CACHE_HOME に自分のフォルダを設定してください。")
    }
    url = users
  }

  /// The entry of this kind and name, if it is there; it counts as used now.
  func entry(_ kind: String, _ name: String) -> URL? {
    let entry = place(kind, name)
    guard utimes(entry.path, nil) == 0 else { return nil }
    return entry
  }

  /// Publishes a filled folder as the entry of this kind and name.
  ///
  /// When another process was faster, its entry stands: both came from the same bytes.
  func publish(_ filled: URL, as kind: String, _ name: String) throws(CheckFault) -> URL {
    let entry = place(kind, name)
    try? FileManager.default.createDirectory(
      at: entry.deletingLastPathComponent(), withIntermediateDirectories: true)
    if rename(filled.path, entry.path) == 0 {
      // Names are hexadecimal digits, so this is every 16th time.
      if name.hasPrefix("0") { prune(kind) }
      return entry
    }
    let code = errno
    if code == EEXIST || code == ENOTEMPTY { return entry }
    let reason = String(cString: strerror(code))
    throw CheckFault(
      "cannot write \(entry.path): \(reason)", "\(entry.path) に書き込めません（\(reason)）。")
  }

  /// A new empty folder of this process alone, to be filled and published.
  func makeFolder() throws(CheckFault) -> URL {
    let folder = place("new", "\(getpid())-\(UInt64.random(in: 0 ... .max))")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw CheckFault.cannotWrite(folder, error)
    }
    return folder
  }

  /// Where the private homes of running children lie.
  var homes: URL { url.appendingPathComponent("homes") }

  /// Removes what a process that was killed left half done more than an hour ago.
  func removeDebris() {
    for kind in ["new", "homes"] {
      let folder = url.appendingPathComponent(kind)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names {
        let entry = folder.appendingPathComponent(name)
        guard let stamp = FileStamp(entry.path) else { continue }
        if stamp.modified / 1_000_000_000 < time(nil) - 3600 {
          try? FileManager.default.removeItem(at: entry)
        }
      }
    }
  }

  /// Removes the entries of a kind that were not used for longest, when there are too many.
  func prune(_ kind: String, keeping count: Int? = nil) {
    let folder = url.appendingPathComponent(kind)
    let count = count ?? Self.entries(of: kind)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
      names.count > count + count / 3
    else { return }
    let entries = names.map { folder.appendingPathComponent($0) }
    let byAge = entries.map { (FileStamp($0.path)?.modified ?? 0, $0) }.sorted { $0.0 < $1.0 }
    for (_, entry) in byAge.dropLast(count) { remove(entry) }
  }

  /// Takes an entry out of its place in one step, so that nobody finds half of it.
  func remove(_ entry: URL) {
    guard let folder = try? makeFolder() else { return }
    rename(entry.path, folder.appendingPathComponent("old").path)
    try? FileManager.default.removeItem(at: folder)
  }

  private func place(_ kind: String, _ name: String) -> URL {
    url.appendingPathComponent(kind).appendingPathComponent(name)
  }

  /// Whether the folder can be written, or made where it is missing; nothing is made here.
  private static func isWritable(_ folder: URL) -> Bool {
    var place = folder
    while FileStamp(place.path) == nil && place.path != "/" { place.deleteLastPathComponent() }
    return FileStamp(place.path)?.isFolder == true && access(place.path, W_OK | X_OK) == 0
  }
}
