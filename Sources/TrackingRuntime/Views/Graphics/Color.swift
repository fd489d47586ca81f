import Foundation

/// A colour; as a view it fills its place.
public nonisolated struct Color: LeafView, ShapeStyle, Hashable, Sendable, Worded {
  let words: String

  init(words: String) { self.words = words }

  /// Makes a colour of the app.
  public init(_ name: String, bundle: Bundle? = nil) { words = name }

  /// Makes a colour of its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    words = "rgba(\(red), \(green), \(blue), \(opacity))"
  }

  /// Makes a colour of its parts in a space, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    words = "\(colorSpace)(\(red), \(green), \(blue), \(opacity))"
  }

  /// Makes a gray in a space, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    words = "\(colorSpace)(white \(white), \(opacity))"
  }

  /// Makes a colour of hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    words = "hsba(\(hue), \(saturation), \(brightness), \(opacity))"
  }

  /// A space of colours.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// The usual one without curve.
    case sRGBLinear
    /// The one of newer screens.
    case displayP3
  }

  /// A gradient of this colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  /// This colour mixed with another one.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    adding("mix", (rhs, fraction))
  }

  /// The same colour, seen through.
  public func opacity(_ opacity: Double) -> Color { adding("opacity", opacity) }

  /// Black.
  public static let black = Color("black")
  /// White.
  public static let white = Color("white")
  /// Gray.
  public static let gray = Color("gray")
  /// Red.
  public static let red = Color("red")
  /// Orange.
  public static let orange = Color("orange")
  /// Yellow.
  public static let yellow = Color("yellow")
  /// Green.
  public static let green = Color("green")
  /// Mint.
  public static let mint = Color("mint")
  /// Teal.
  public static let teal = Color("teal")
  /// Cyan.
  public static let cyan = Color("cyan")
  /// Blue.
  public static let blue = Color("blue")
  /// Indigo.
  public static let indigo = Color("indigo")
  /// Purple.
  public static let purple = Color("purple")
  /// Pink.
  public static let pink = Color("pink")
  /// Brown.
  public static let brown = Color("brown")
  /// No colour.
  public static let clear = Color("clear")
  /// The colour of text.
  public static let primary = Color("primary")
  /// The colour of less important text.
  public static let secondary = Color("secondary")
  /// The colour of the app.
  public static let accentColor = Color("accentColor")

  var treeLabel: String? { "Color \(words)" }
}
