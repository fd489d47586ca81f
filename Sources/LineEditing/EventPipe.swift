import Foundation

/// A pipe to oneself that makes an event visible to `poll`; neither end blocks or reaches children.
struct EventPipe: Sendable {
  /// Readable when something was written.
  let readEnd: Int32
  /// Where the one who has news writes.
  let writeEnd: Int32

  /// Opens the pipe; without descriptors left both ends are -1, which `poll` skips.
  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  /// Makes the read end readable; a full pipe already is.
  func write(_ byte: UInt8) {
    var byte = byte
    _ = Foundation.write(writeEnd, &byte, 1)
  }

  /// Everything written since the last call.
  func drain() -> [UInt8] {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 256)
    while true {
      let count = read(readEnd, &chunk, chunk.count)
      guard count > 0 else { return result }
      result += chunk[..<count]
    }
  }

  /// Closes both ends.
  func close() {
    _ = Foundation.close(readEnd)
    _ = Foundation.close(writeEnd)
  }
}
