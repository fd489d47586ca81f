extension SymbolVariants {
  /// This form in a circle.
  public var circle: SymbolVariants { adding("circle", ()) }
  /// This form in a square.
  public var square: SymbolVariants { adding("square", ()) }
  /// This form in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle", ()) }
  /// This form, filled.
  public var fill: SymbolVariants { adding("fill", ()) }
  /// This form, struck through.
  public var slash: SymbolVariants { adding("slash", ()) }
}
