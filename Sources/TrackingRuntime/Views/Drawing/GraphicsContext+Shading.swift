import Foundation

extension GraphicsContext {
  /// What a path is filled with.
  public struct Shading: Sendable {
    let style: any ShapeStyle

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(style: color) }
    /// A colour of its parts.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      Shading(
        style: Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// Any style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: style) }
    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading(style: gradient) }
    /// Colours around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading(style: gradient) }
    /// Colours around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Shading { Shading(style: gradient) }
    /// The colour of the foreground.
    public static var foreground: Shading { Shading(style: Color.primary) }
  }

  /// A measured text, picture or view.
  public struct Resolved: Sendable {
    /// What it is drawn with.
    public var shading = Shading.foreground
    /// How large it is: here without a size.
    public let size = CGSize.zero

    /// How large it is in some room: here without a size.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }
}
