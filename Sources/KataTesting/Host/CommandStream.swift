import Foundation
import KataEvents

/// The commands of the parent, one JSON line each, from a descriptor that nobody else reads.
struct CommandStream {
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next command; waits for it. Nil at the end of the stream or for a line that is none.
  mutating func next() -> Command? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = Data(buffer[..<end])
        buffer.removeSubrange(...end)
        return try? JSONLine.decode(Command.self, from: line)
      }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer += chunk[..<count]
    }
  }
}
