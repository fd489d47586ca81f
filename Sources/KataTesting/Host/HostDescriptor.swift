import Foundation

/// Moves the host's own descriptors out of the way of a learner's code.
enum HostDescriptor {
  /// A close-on-exec copy at a number that cannot be guessed; the original is closed.
  ///
  /// Returns the original when the process may not have that many descriptors.
  static func moved(from descriptor: Int32) -> Int32 {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    let highest = Int32(clamping: min(limit.rlim_cur, 1024)) - 1
    let wanted = Int32.random(in: highest / 2...max(highest / 2, highest - 8))
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, wanted)
    guard copy >= 0 else {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      return descriptor
    }
    close(descriptor)
    return copy
  }

  /// Puts `/dev/null` at a number that has just been closed.
  static func openNull(as descriptor: Int32) {
    let null = open("/dev/null", O_RDWR)
    guard null >= 0, null != descriptor else { return }
    dup2(null, descriptor)
    close(null)
  }
}
