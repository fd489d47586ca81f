extension Text {
  /// The same text, bold.
  public nonisolated func bold() -> Text { self }
  /// The same text, slanted.
  public nonisolated func italic() -> Text { self }
  /// The same text in a font.
  public nonisolated func font(_ font: Font?) -> Text { self }
  /// The same text in a weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// The same text in a colour.
  public nonisolated func foregroundColor(_ color: Color?) -> Text { self }
  /// The same text in a style.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
  /// The same text, struck through.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    self
  }
  /// The same text, underlined.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// The same text with digits as wide as each other.
  public nonisolated func monospacedDigit() -> Text { self }
}
