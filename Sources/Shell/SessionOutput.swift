import Foundation

/// Where a session's words go.
public struct SessionOutput: Sendable {
  /// Writes text to standard output, line ends included in the text.
  public var write: @Sendable (String) -> Void
  /// Writes one sentence to standard error, with a line end.
  public var note: @Sendable (String) -> Void
  /// How many columns a line may have.
  public var columns: @Sendable () -> Int

  /// Makes an output from its parts.
  public init(
    write: @escaping @Sendable (String) -> Void, note: @escaping @Sendable (String) -> Void,
    columns: @escaping @Sendable () -> Int = { 80 }
  ) {
    self.write = write
    self.note = note
    self.columns = columns
  }

  /// The process's own standard output and standard error.
  public static let standard = SessionOutput(
    write: { send($0, to: STDOUT_FILENO) },
    note: { send($0 + "\n", to: STDERR_FILENO) },
    columns: {
      var size = winsize()
      guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
      return Int(size.ws_col)
    })

  /// Writes all of it; a reader that has gone away is no fault of ours.
  private static func send(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
