import Foundation

/// What a child printed: the beginning is kept, the rest is counted and dropped.
public struct CapturedOutput: Sendable, Equatable {
  /// The bytes kept.
  public private(set) var bytes = Data()
  /// How many bytes were printed in all.
  public private(set) var total = 0
  /// How many bytes are kept at most.
  public let capacity: Int

  /// Makes an empty output that keeps at most `capacity` bytes.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Whether something was dropped.
  public var wasCut: Bool { total > bytes.count }

  /// The kept bytes as text; what is not UTF-8 becomes U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ chunk: some DataProtocol) {
    total += chunk.count
    bytes.append(contentsOf: chunk.prefix(max(0, capacity - bytes.count)))
  }
}
