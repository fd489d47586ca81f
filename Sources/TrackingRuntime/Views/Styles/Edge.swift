/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// Above.
  case top
  /// Where a line of text begins.
  case leading
  /// Below.
  case bottom
  /// Where a line of text ends.
  case trailing

  /// Some of the sides.
  public struct Set: OptionSet, Hashable, Sendable, CustomStringConvertible {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// Above.
    public static let top = Set(.top)
    /// Where a line of text begins.
    public static let leading = Set(.leading)
    /// Below.
    public static let bottom = Set(.bottom)
    /// Where a line of text ends.
    public static let trailing = Set(.trailing)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]

    /// The names of the sides.
    public var description: String {
      switch self {
      case .horizontal: "horizontal"
      case .vertical: "vertical"
      default: Looks.names(of: Int(rawValue), "top", "leading", "bottom", "trailing")
      }
    }
  }
}
