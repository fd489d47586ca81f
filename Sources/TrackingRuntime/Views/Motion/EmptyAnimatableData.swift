/// No numbers.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Nothing.
  public static let zero = EmptyAnimatableData()
  /// Nothing.
  public var magnitudeSquared: Double { 0 }

  /// Makes nothing.
  public init() {}

  /// Nothing.
  public mutating func scale(by rhs: Double) {}
  /// Nothing.
  public static func + (left: Self, right: Self) -> Self { left }
  /// Nothing.
  public static func - (left: Self, right: Self) -> Self { left }
}
