import Foundation
import Synchronization

/// The three descriptors that every process should be given.
public enum StandardStreams {
  /// Opens `/dev/null` in the place of those that the caller closed, as `kata <&-` does.
  ///
  /// Otherwise the next file or pipe opened here would get its number: commands would be read from a
  /// pipe of our own for ever, and verdicts written into the journal.
  public static func fill() {
    if fcntl(STDOUT_FILENO, F_GETFD) < 0 { wasOutputClosed.store(true, ordering: .relaxed) }
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is this one, as those below it are open.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Whether the caller closed standard output, so that what is written there is lost.
  public static var isOutputClosed: Bool { wasOutputClosed.load(ordering: .relaxed) }

  private static let wasOutputClosed = Atomic<Bool>(false)
}
