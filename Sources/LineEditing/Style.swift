/// How a stretch of text looks on a terminal with colour; never the only carrier of a meaning.
public enum Style: String, Sendable, CaseIterable {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"

  /// The text in this style where colour is wanted, else the text alone.
  public func callAsFunction(_ text: String, colour: Bool = Terminal.usesColour) -> String {
    colour && !text.isEmpty ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
