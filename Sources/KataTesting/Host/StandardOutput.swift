// Without Foundation: C declares `stdout` as a variable, which nobody assigns.
@preconcurrency import Glibc

/// The stream that a learner's `print` writes to.
enum StandardOutput {
  /// Sends each line when it is whole, so that prints before a crash are kept.
  static func sendWholeLines() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
