import Foundation

/// How text looks.
public struct Font: Hashable, Sendable {
  let name: String

  /// How thick the strokes are.
  public enum Weight: Hashable, Sendable {
    /// The thinnest.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// As usual.
    case regular
    /// Between regular and bold.
    case medium
    /// Almost bold.
    case semibold
    /// Bold.
    case bold
    /// Thicker than bold.
    case heavy
    /// The thickest.
    case black
  }

  /// What the letters look like.
  public enum Design: Hashable, Sendable {
    /// As usual.
    case `default`
    /// With serifs.
    case serif
    /// With round strokes.
    case rounded
    /// All letters as wide as each other.
    case monospaced
  }

  /// The largest titles.
  public static let largeTitle = Font(name: "largeTitle")
  /// Titles.
  public static let title = Font(name: "title")
  /// Second-level titles.
  public static let title2 = Font(name: "title2")
  /// Third-level titles.
  public static let title3 = Font(name: "title3")
  /// Headings.
  public static let headline = Font(name: "headline")
  /// Headings below headings.
  public static let subheadline = Font(name: "subheadline")
  /// Text.
  public static let body = Font(name: "body")
  /// Remarks.
  public static let callout = Font(name: "callout")
  /// Footnotes.
  public static let footnote = Font(name: "footnote")
  /// Captions.
  public static let caption = Font(name: "caption")
  /// Smaller captions.
  public static let caption2 = Font(name: "caption2")

  /// The system's font in a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(name: "system \(size)")
  }

  /// The system's font in a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(name: "system \(style)")
  }

  /// What a text is for.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The largest titles.
    case largeTitle
    /// Titles.
    case title
    /// Second-level titles.
    case title2
    /// Third-level titles.
    case title3
    /// Headings.
    case headline
    /// Headings below headings.
    case subheadline
    /// Text.
    case body
    /// Remarks.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Smaller captions.
    case caption2
  }

  /// The same font, bold.
  public func bold() -> Font { self }
  /// The same font, slanted.
  public func italic() -> Font { self }
  /// The same font in a weight.
  public func weight(_ weight: Weight) -> Font { self }
  /// The same font with digits as wide as each other.
  public func monospacedDigit() -> Font { self }
}
