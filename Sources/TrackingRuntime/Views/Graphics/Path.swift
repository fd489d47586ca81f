import Foundation

/// An outline made of lines and curves.
///
/// Differs from SwiftUI: nothing is drawn; the path keeps what it was made of.
public nonisolated struct Path: InsettableShape, LeafView, Equatable {
  /// Never reached: the graph knows the view.
  public typealias Body = Never

  private var steps: [String] = []

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
