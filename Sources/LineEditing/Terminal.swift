import Foundation
import Synchronization

/// What is known about the terminal that the process talks to.
public enum Terminal {
  /// Whether a person sits on both sides: input and output are terminals.
  public static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// Whether the terminal can move its cursor and erase.
  static var canMove: Bool { canMove(ProcessInfo.processInfo.environment) }

  /// Whether output may be coloured: a terminal that can, and nobody has set `NO_COLOR`.
  public static var usesColour: Bool {
    usesColour(isTerminal: isatty(1) == 1, environment: ProcessInfo.processInfo.environment)
  }

  static func usesColour(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && canMove(environment)
  }

  private static func canMove(_ environment: [String: String]) -> Bool {
    guard let name = environment["TERM"] else { return false }
    return !name.isEmpty && name != "dumb"
  }

  /// The width in columns; 80 when nobody knows.
  public static var columns: Int {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// The height in rows; 24 when nobody knows.
  public static var rows: Int {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return 24 }
    return Int(size.ws_row)
  }

  private static let lossCode = Atomic<Int32>(0)

  /// Why words written to standard output were lost, such as a full disk; nil when none were.
  public static var outputLoss: String? {
    let code = lossCode.load(ordering: .relaxed)
    return code == 0 ? nil : String(cString: strerror(code))
  }

  /// Writes all of a text to standard output, or standard error, past every buffer.
  public static func write(_ text: String, to descriptor: Int32 = STDOUT_FILENO) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wanted, 1, -1)
      } else if errno != EINTR {
        // A reader that has gone, such as `head`, has what it wanted; a full disk has not.
        if descriptor == STDOUT_FILENO, errno != EPIPE { lossCode.store(errno, ordering: .relaxed) }
        return
      }
    }
  }
}
