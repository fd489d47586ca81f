// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

/// Parts of the screen that something covers.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Container.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// Keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Every one.
  public static let all = SafeAreaRegions(rawValue: 3)
  /// The names of those that are in it.
  public var description: String {
    Looks.names(of: rawValue, "container", "keyboard")
  }
}

/// What a margin is for.
public struct ContentMarginPlacement: Hashable, Sendable, Worded {
  let words: String
}

extension ContentMarginPlacement {
  /// Automatic.
  public static let automatic = ContentMarginPlacement(words: "automatic")

  /// Scroll content.
  public static let scrollContent = ContentMarginPlacement(words: "scrollContent")

  /// Scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(words: "scrollIndicators")
}

/// A space of coordinates with a name.
public struct NamedCoordinateSpace: Hashable, Sendable, Worded {
  let words: String
}

extension NamedCoordinateSpace {
  /// Scroll view.
  public static let scrollView = NamedCoordinateSpace(words: "scrollView")

  /// Named.
  public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
    NamedCoordinateSpace("named", (name))
  }
}

/// A space of coordinates.
public struct CoordinateSpace: Hashable, Sendable, Worded {
  let words: String
}

extension CoordinateSpace {
  /// Global.
  public static let global = CoordinateSpace(words: "global")

  /// Local.
  public static let local = CoordinateSpace(words: "local")

  /// Named.
  public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace {
    CoordinateSpace("named", (name))
  }
}

/// How colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Non linear.
  case nonLinear
  /// Linear.
  case linear
  /// Extended linear.
  case extendedLinear
}

/// How a picture takes its place.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// Fit.
  case fit
  /// Fill.
  case fill
}

/// How several lines of text line up.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Leading.
  case leading
  /// Center.
  case center
  /// Trailing.
  case trailing
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// Automatic.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
}

/// Which way text runs.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

/// Where views line up from side to side.
public struct HorizontalAlignment: Hashable, Sendable, Worded {
  let words: String
}

extension HorizontalAlignment {
  /// Leading.
  public static let leading = HorizontalAlignment(words: "leading")

  /// Center.
  public static let center = HorizontalAlignment(words: "center")

  /// Trailing.
  public static let trailing = HorizontalAlignment(words: "trailing")

  /// List row separator leading.
  public static let listRowSeparatorLeading = HorizontalAlignment(words: "listRowSeparatorLeading")

  /// List row separator trailing.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    words: "listRowSeparatorTrailing")
}

/// Where views line up from top to bottom.
public struct VerticalAlignment: Hashable, Sendable, Worded {
  let words: String
}

extension VerticalAlignment {
  /// Top.
  public static let top = VerticalAlignment(words: "top")

  /// Center.
  public static let center = VerticalAlignment(words: "center")

  /// Bottom.
  public static let bottom = VerticalAlignment(words: "bottom")

  /// First text baseline.
  public static let firstTextBaseline = VerticalAlignment(words: "firstTextBaseline")

  /// Last text baseline.
  public static let lastTextBaseline = VerticalAlignment(words: "lastTextBaseline")
}
