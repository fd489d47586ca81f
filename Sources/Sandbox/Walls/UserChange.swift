import Foundation
import Glibc

/// Whether this process can become somebody else.
enum UserChange {
  /// Whether it has the powers for it, and the user is known in our user namespace: in a container
  /// root may have neither.
  static func isAllowed(to user: uid_t) -> Bool {
    geteuid() == 0 && hasPowers && isMapped(user, "uid_map") && isMapped(user, "gid_map")
  }

  /// CAP_SETGID and CAP_SETUID.
  private static var hasPowers: Bool {
    let line = lines("/proc/self/status").first { $0.hasPrefix("CapEff:") } ?? ""
    let word = line.split(separator: "\t").last ?? ""
    return ((UInt64(word, radix: 16) ?? 0) >> 6) & 3 == 3
  }

  /// The lines are: first number inside, first number outside, count.
  private static func isMapped(_ id: uid_t, _ map: String) -> Bool {
    lines("/proc/self/" + map).contains { line in
      let numbers = line.split(separator: " ").compactMap { UInt64($0) }
      guard numbers.count == 3 else { return false }
      return (numbers[0]..<numbers[0] + numbers[2]).contains(UInt64(id))
    }
  }

  private static func lines(_ path: String) -> [Substring] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self).split(separator: "\n")
  }
}
