import Foundation
import Glibc

/// What gradings that are over have left on this machine.
///
/// Other gradings may run at the same time: what belongs to a seat that somebody holds, or to a
/// process that lives, is theirs.
struct Leftovers: Equatable {
  /// Processes of the users that only walls have, whose seat nobody holds.
  var processes: [String] = []
  /// Control groups of seats whose owner is gone.
  var groups: Set<String> = []
  /// What lies in the folders that a grading works in, and what users of seats that nobody holds
  /// own where everybody may write.
  var files: Set<String> = []

  private static let firstUser = 60_000
  private static let seats = "/run/kata-slots"

  /// Looks now.
  ///
  /// - Parameter folders: Where the gradings had their temporary files.
  static func found(in folders: [URL]) -> Leftovers {
    var left = Leftovers()
    for name in names(in: "/proc") where Int32(name) != nil {
      var info = stat()
      guard stat("/proc/\(name)", &info) == 0 else { continue }
      let seat = Int(info.st_uid) - firstUser
      if (0..<1000).contains(seat), isFree(seat) { left.processes.append(name) }
    }
    let groups = FileManager.default.enumerator(atPath: "/sys/fs/cgroup")
    while let path = groups?.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      guard name.hasPrefix("kata-") else { continue }
      let owner = name.split(separator: "-").dropFirst().first.flatMap { pid_t($0) }
      if let owner, owner == getpid() || kill(owner, 0) != 0 { left.groups.insert(path) }
    }
    for folder in folders {
      left.files.formUnion(names(in: folder.path).map { "\(folder.path)/\($0)" })
    }
    for place in ["/tmp", "/var/tmp", "/dev/shm", "/run", "/run/lock"] {
      for name in names(in: place) {
        var info = stat()
        let path = "\(place)/\(name)"
        guard lstat(path, &info) == 0 else { continue }
        let seat = Int(info.st_uid) - firstUser
        if (0..<1000).contains(seat), isFree(seat) { left.files.insert(path) }
      }
    }
    return left
  }

  /// What is here and was not there before.
  func since(_ before: Leftovers) -> Leftovers {
    Leftovers(
      processes: processes.filter { !before.processes.contains($0) },
      groups: groups.subtracting(before.groups), files: files.subtracting(before.files))
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private static func isFree(_ seat: Int) -> Bool {
    let file = open("\(seats)/\(seat)", O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return true }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0
  }
}
