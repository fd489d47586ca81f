import Foundation
import Glibc

/// A private home for one child: its HOME, its temporary folder, its settings; gone with `remove()`.
public struct ScratchFolder: Sendable {
  /// The folder itself.
  public let url: URL

  /// Makes the folder, with `home` and `tmp` in it, below `parent`.
  public init(in parent: URL) throws {
    url = parent.appendingPathComponent("run-\(getpid())-\(ChildRegistry.freshMark())")
    for name in ["home", "tmp"] {
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
  }

  /// The whole environment of a child that lives here; nothing of the parent's is handed on.
  public var environment: [String: String] {
    let home = url.appendingPathComponent("home").path
    return [
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      "HOME": home,
      "CFFIXED_USER_HOME": home,
      "TMPDIR": url.appendingPathComponent("tmp").path,
      "XDG_CONFIG_HOME": home + "/.config",
      "XDG_CACHE_HOME": home + "/.cache",
      "XDG_DATA_HOME": home + "/.local/share",
      "XDG_STATE_HOME": home + "/.local/state",
      "LANG": "C.UTF-8",
      "LC_ALL": "C.UTF-8",
      "TZ": "UTC",
      // A crash is told by the signal; the backtracer would take 50 ms and a page of output.
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Removes the folder and all that the child left in it.
  public func remove() {
    try? FileManager.default.removeItem(at: url)
    // What that cannot remove was made to stay: folders without rights, paths without end.
    FlatRemoval.remove(url.path)
  }
}
