import Foundation

/// An outline made of lines and curves.
///
/// Differs from SwiftUI: nothing is drawn; the path keeps what it was made of.
public nonisolated struct Path: InsettableShape, Equatable {
  fileprivate var steps: [String] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of a rectangle.
  public init(_ rect: CGRect) { steps = ["rect \(rect)"] }

  /// Makes a path of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    steps = ["rect \(rect) \(cornerRadius)"]
  }

  /// Makes a path of an ellipse.
  public init(ellipseIn rect: CGRect) { steps = ["ellipse \(rect)"] }

  /// Makes a path step by step.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { steps.isEmpty }

  /// Goes to a point without a line.
  public mutating func move(to end: CGPoint) { steps.append("move \(end)") }
  /// Draws a line.
  public mutating func addLine(to end: CGPoint) { steps.append("line \(end)") }
  /// Draws lines.
  public mutating func addLines(_ lines: [CGPoint]) { steps.append("lines \(lines)") }
  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) { steps.append("rect \(rect)") }
  /// Draws an ellipse.
  public mutating func addEllipse(in rect: CGRect) { steps.append("ellipse \(rect)") }
  /// Draws a curve with one point to bend it.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    steps.append("curve \(end) \(control)")
  }
  /// Draws a curve with two points to bend it.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.append("curve \(end) \(control1) \(control2)")
  }
  /// Draws a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    steps.append("arc \(center) \(radius) \(startAngle) \(endAngle) \(clockwise)")
  }
  /// Draws another path.
  public mutating func addPath(_ path: Path) { steps += path.steps }
  /// Goes back to where it began.
  public mutating func closeSubpath() { steps.append("close") }

  /// The path itself.
  public func path(in rect: CGRect) -> Path { self }
}

extension Path {
  /// Makes a path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle
  ) {
    self.init(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Makes a path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: rect, cornerRadius: cornerSize.width)
  }

  /// Draws a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style))
  }

  /// Draws a part of a circle from an angle on.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle,
      endAngle: Angle(radians: startAngle.radians + delta.radians), clockwise: false)
  }

  /// Draws a part of a circle that touches two lines.
  public mutating func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat)
  {
    addCurve(to: end2, control1: end1, control2: end1)
  }

  /// The outline that a pen leaves along this path.
  public func strokedPath(_ style: StrokeStyle) -> Path { adding("stroked \(style)") }

  /// A part of this path, each end from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { adding("trimmed \(from) \(to)") }

  private func adding(_ step: String) -> Path {
    var path = self
    path.steps.append(step)
    return path
  }
}
