/// A colour; as a view it fills its place.
public nonisolated struct Color: LeafView, ShapeStyle, Hashable, Sendable {
  let name: String

  /// Makes a colour of the app.
  public init(_ name: String) { self.name = name }

  /// Makes a colour of its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "rgba(\(red), \(green), \(blue), \(opacity))"
  }

  /// The same colour, seen through.
  public func opacity(_ opacity: Double) -> Color { Color("\(name) \(opacity)") }

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

  var treeLabel: String? { "Color \(name)" }
}
