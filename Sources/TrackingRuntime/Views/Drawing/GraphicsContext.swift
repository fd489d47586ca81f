import Foundation

/// What a drawing program draws into.
///
/// Differs from SwiftUI: what is drawn is forgotten.
public struct GraphicsContext: Sendable {
  /// How far what is drawn lets the background through.
  public var opacity = 1.0
  /// How what is drawn mixes with what is there.
  public var blendMode = BlendMode.normal
  /// The environment of the view.
  public var environment: EnvironmentValues { EnvironmentValues() }

  init() {}

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws a picture at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a measured text in a rectangle.
  public func draw(_ text: Resolved, in rect: CGRect) {}
  /// Draws a measured text, picture or view at a point.
  public func draw(_ resolved: Resolved, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Measures a text.
  public func resolve(_ text: Text) -> Resolved { Resolved() }
  /// Measures a picture.
  public func resolve(_ image: Image) -> Resolved { Resolved() }
  /// Measures one of the canvas's views; none is ever there.
  public func resolveSymbol<ID: Hashable>(id: ID) -> Resolved? { nil }
  /// Draws on a layer of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Draws only inside of a path from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Adds an effect to what is drawn from now on.
  public mutating func addFilter(_ filter: Filter) {}
  /// Enlarges what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) {}
}
