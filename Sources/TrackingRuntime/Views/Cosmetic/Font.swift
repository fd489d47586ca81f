// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

/// How text looks.
public struct Font: Hashable, Sendable, Worded {
  let words: String
}

extension Font {
  /// Large title.
  public static let largeTitle = Font(words: "largeTitle")

  /// Title.
  public static let title = Font(words: "title")

  /// Title2.
  public static let title2 = Font(words: "title2")

  /// Title3.
  public static let title3 = Font(words: "title3")

  /// Headline.
  public static let headline = Font(words: "headline")

  /// Subheadline.
  public static let subheadline = Font(words: "subheadline")

  /// Body.
  public static let body = Font(words: "body")

  /// Callout.
  public static let callout = Font(words: "callout")

  /// Footnote.
  public static let footnote = Font(words: "footnote")

  /// Caption.
  public static let caption = Font(words: "caption")

  /// Caption2.
  public static let caption2 = Font(words: "caption2")

  /// The system's font in a size in points.
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil)
    -> Font
  {
    Font("system", (size, weight, design))
  }

  /// The system's font in a style.
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font("system", (style, design, weight))
  }

  /// A font by name, in a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font("custom", (name, size))
  }

  /// A font by name that grows with a style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle)
    -> Font
  {
    Font("custom", (name, size, textStyle))
  }

  /// A font by name in one size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font("custom", (name, fixedSize))
  }

  /// The same font, bold.
  public nonisolated func bold() -> Font {
    adding("bold", ())
  }

  /// The same font, slanted.
  public nonisolated func italic() -> Font {
    adding("italic", ())
  }

  /// The same font in a weight.
  public nonisolated func weight(_ weight: Font.Weight) -> Font {
    adding("weight", (weight))
  }

  /// The same font in a width.
  public nonisolated func width(_ width: Font.Width) -> Font {
    adding("width", (width))
  }

  /// The same font with room between lines.
  public nonisolated func leading(_ leading: Font.Leading) -> Font {
    adding("leading", (leading))
  }

  /// The same font with letters as wide as each other.
  public nonisolated func monospaced() -> Font {
    adding("monospaced", ())
  }

  /// The same font with digits as wide as each other.
  public nonisolated func monospacedDigit() -> Font {
    adding("monospacedDigit", ())
  }

  /// The same font with small capitals.
  public nonisolated func smallCaps() -> Font {
    adding("smallCaps", ())
  }

  /// The same font with small capitals for capitals.
  public nonisolated func uppercaseSmallCaps() -> Font {
    adding("uppercaseSmallCaps", ())
  }

  /// The same font with small capitals for small letters.
  public nonisolated func lowercaseSmallCaps() -> Font {
    adding("lowercaseSmallCaps", ())
  }

  /// How thick the strokes are.
  public struct Weight: Hashable, Sendable, Worded {
    let words: String
  }
}

extension Font.Weight {
  /// Ultra light.
  public static let ultraLight = Font.Weight(words: "ultraLight")

  /// Thin.
  public static let thin = Font.Weight(words: "thin")

  /// Light.
  public static let light = Font.Weight(words: "light")

  /// Regular.
  public static let regular = Font.Weight(words: "regular")

  /// Medium.
  public static let medium = Font.Weight(words: "medium")

  /// Semibold.
  public static let semibold = Font.Weight(words: "semibold")

  /// Bold.
  public static let bold = Font.Weight(words: "bold")

  /// Heavy.
  public static let heavy = Font.Weight(words: "heavy")

  /// Black.
  public static let black = Font.Weight(words: "black")
}

extension Font {
  /// How wide letters are.
  public struct Width: Hashable, Sendable, Worded {
    let words: String
  }
}

extension Font.Width {
  /// Compressed.
  public static let compressed = Font.Width(words: "compressed")

  /// Condensed.
  public static let condensed = Font.Width(words: "condensed")

  /// Standard.
  public static let standard = Font.Width(words: "standard")

  /// Expanded.
  public static let expanded = Font.Width(words: "expanded")
}

extension Font {
  /// What the letters look like.
  public enum Design: Hashable, Sendable {
    /// Default.
    case `default`
    /// Serif.
    case serif
    /// Rounded.
    case rounded
    /// Monospaced.
    case monospaced
  }

  /// The room between lines.
  public enum Leading: Hashable, Sendable {
    /// Standard.
    case standard
    /// Tight.
    case tight
    /// Loose.
    case loose
  }

  /// What a text is for.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// Large title.
    case largeTitle
    /// Title.
    case title
    /// Title2.
    case title2
    /// Title3.
    case title3
    /// Headline.
    case headline
    /// Subheadline.
    case subheadline
    /// Body.
    case body
    /// Callout.
    case callout
    /// Footnote.
    case footnote
    /// Caption.
    case caption
    /// Caption2.
    case caption2
  }
}
