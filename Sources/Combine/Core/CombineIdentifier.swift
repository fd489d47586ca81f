import Synchronization

/// A value that tells one publisher stream's part from another.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let last = Atomic<UInt64>(0)

  private let value: UInt64

  /// Makes an identifier that no other part has.
  public init() {
    value = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Makes the identifier of an object, the same for as long as it lives.
  public init(_ object: AnyObject) {
    value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier in hexadecimal, for logs.
  public var description: String { "0x" + String(value, radix: 16) }
}
