/// How a stretch of text looks on a terminal with colour; never the only carrier of a meaning.
public enum Style: String, Sendable, CaseIterable {
  case bold = "1"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"
}
