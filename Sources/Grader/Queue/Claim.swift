import Foundation
import Glibc

/// A piece of work that this process has taken, and nobody else can take now.
struct Claim: Sendable {
  /// The name of the work.
  let work: String
  /// The file that says so.
  let file: URL

  /// Who claims, as a part of a file's name: machine, process and its start.
  static let owner: String = {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    let host = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let plain = host.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }.prefix(60)
    return "\(plain)~\(getpid())~\(start(of: getpid()) ?? 0)"
  }()

  /// How long a claim of another machine may be untouched before its owner counts as gone.
  static let patience = 120.0

  /// Whether the owner of a claim still works on it.
  ///
  /// On this machine the process tells; of another one only the time of the last touch does.
  static func isAlive(_ file: URL) -> Bool {
    let parts = file.lastPathComponent.split(separator: "~").map(String.init)
    guard parts.count == 4, let pid = pid_t(parts[2]) else { return false }
    let own = owner.split(separator: "~").map(String.init)
    if parts[1] == own.first { return start(of: pid).map(String.init) == parts[3] }
    var info = stat()
    guard stat(file.path, &info) == 0 else { return true }
    return Double(time(nil) - info.st_mtim.tv_sec) < patience
  }

  /// The start of a process in ticks since boot: with it, a number that is used again is told apart.
  private static func start(of pid: pid_t) -> UInt64? {
    guard let bytes = FileManager.default.contents(atPath: "/proc/\(pid)/stat") else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    return fields.count > 19 && fields[0] != "Z" ? UInt64(fields[19]) : nil
  }
}
