import Foundation
import Glibc

/// What the supervisor behind the walls has told on its socket.
struct ToldEnding {
  /// Whether the walls or the program's start failed.
  private(set) var hasFailed = false
  /// How the kernel told that the program ended; nil as long as it has not, or nobody said so.
  var status: Int32?

  /// Whether the supervisor got to the end of its work.
  var hasEnded: Bool { status != nil }

  /// Reads what is there now.
  init(reading socket: Descriptor?) {
    guard let socket, socket.isOpen else { return }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 1 << 16 {
      let count = read(socket.number, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("failed ") { hasFailed = true }
      if line.hasPrefix("ended ") { status = Int32(line.dropFirst("ended ".count)) }
    }
  }
}
