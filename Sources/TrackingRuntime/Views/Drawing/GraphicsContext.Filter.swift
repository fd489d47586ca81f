import Foundation

extension GraphicsContext {
  /// An effect on what is drawn.
  public struct Filter: Sendable {
    let words: String

    /// Blurs.
    public static func blur(radius: CGFloat) -> Filter { Filter(words: "blur(\(radius))") }
    /// Draws a shadow.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(words: "shadow(\(color.words), \(radius), \(x), \(y))") }
    /// Mixes a colour in.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(words: "colorMultiply(\(color.words))")
    }
    /// Turns the hue.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(words: "hueRotation(\(angle))")
    }
    /// Makes colours stronger.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(words: "saturation(\(amount))")
    }
    /// Makes what is drawn brighter.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(words: "brightness(\(amount))")
    }
    /// Makes see-through parts solid or not there.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black)
      -> Filter
    { Filter(words: "alphaThreshold(\(min), \(max), \(color.words))") }
  }
}
