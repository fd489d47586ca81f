import Foundation

/// Cuts a stream of bytes into lines; an unfinished line waits for its rest.
struct LineBuffer {
  private var pending = Data()

  /// The lines that these bytes complete, without their line feeds.
  mutating func append(_ chunk: some DataProtocol) -> [Data] {
    pending.append(contentsOf: chunk)
    guard pending.contains(0x0A) else { return [] }
    var lines = pending.split(separator: 0x0A, omittingEmptySubsequences: false).map { Data($0) }
    pending = lines.popLast() ?? Data()
    return lines
  }
}
