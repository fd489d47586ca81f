extension Text {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// Makes a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One unbroken line.
    public static let single = LineStyle()

    /// How a line is broken.
    public enum Pattern: Hashable, Sendable {
      /// Not at all.
      case solid
      /// Into dots.
      case dot
      /// Into dashes.
      case dash
      /// Into dashes and dots.
      case dashDot
      /// Into dashes and pairs of dots.
      case dashDotDot
    }
  }
}
