import Foundation

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// How a line ends.
  public enum LineCap: Hashable, Sendable {
    /// At once.
    case butt
    /// Round.
    case round
    /// With half a square.
    case square
  }

  /// How lines meet.
  public enum LineJoin: Hashable, Sendable {
    /// With a corner.
    case miter
    /// Round.
    case round
    /// With the corner cut.
    case bevel
  }

  /// How wide the line is, in points.
  public var lineWidth: CGFloat
  /// How a line ends.
  public var lineCap: LineCap
  /// How lines meet.
  public var lineJoin: LineJoin
  /// How sharp a corner may be.
  public var miterLimit: CGFloat
  /// The lengths of dashes and of the room between.
  public var dash: [CGFloat]
  /// Where the dashes begin.
  public var dashPhase: CGFloat

  /// Makes a way to draw an outline.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
