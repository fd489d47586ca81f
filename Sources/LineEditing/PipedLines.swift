import Foundation

/// The lines that come through a descriptor that is no terminal; a carriage return at the end is cut.
struct PipedLines {
  /// Whether the other side has closed and everything was given out.
  var isAtEnd: Bool { hasEnded && bytes.isEmpty }

  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var hasEnded = false

  /// Reads nothing yet.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Reads what is there; blocks when nothing is.
  mutating func fill() {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk[..<count]
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      hasEnded = true
    }
  }

  /// The next whole line; at the end also one without a line feed.
  mutating func next() -> String? {
    let end = bytes.firstIndex(of: 0x0A) ?? (hasEnded && !bytes.isEmpty ? bytes.count : nil)
    guard let end else { return nil }
    var line = bytes[..<end]
    while line.last == 0x0D { line.removeLast() }
    bytes.removeFirst(min(end + 1, bytes.count))
    return String(decoding: line, as: UTF8.self)
  }
}
