/// The upper or lower side.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// Above.
  case top
  /// Below.
  case bottom

  /// Some of the two.
  public struct Set: OptionSet, Hashable, Sendable, CustomStringConvertible {
    /// The bits.
    public let rawValue: Int8
    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Above.
    public static let top = Set(rawValue: 1)
    /// Below.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
    /// The names of the sides.
    public var description: String { Looks.names(of: Int(rawValue), "top", "bottom") }
  }
}
