// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

/// What the app is doing.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// Background.
  case background
  /// Inactive.
  case inactive
  /// Active.
  case active
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Compact.
  case compact
  /// Regular.
  case regular
}

/// The size of text.
public enum DynamicTypeSize: Hashable, Sendable, Comparable, CaseIterable {
  /// X small.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large.
  case large
  /// X large.
  case xLarge
  /// Xx large.
  case xxLarge
  /// Xxx large.
  case xxxLarge
  /// Accessibility1.
  case accessibility1
  /// Accessibility2.
  case accessibility2
  /// Accessibility3.
  case accessibility3
  /// Accessibility4.
  case accessibility4
  /// Accessibility5.
  case accessibility5
}

/// The size of text, as older programs say it.
public enum ContentSizeCategory: Hashable, Sendable, Comparable, CaseIterable {
  /// Extra small.
  case extraSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large.
  case large
  /// Extra large.
  case extraLarge
  /// Extra extra large.
  case extraExtraLarge
  /// Extra extra extra large.
  case extraExtraExtraLarge
  /// Accessibility medium.
  case accessibilityMedium
  /// Accessibility large.
  case accessibilityLarge
  /// Accessibility extra large.
  case accessibilityExtraLarge
  /// Accessibility extra extra large.
  case accessibilityExtraExtraLarge
  /// Accessibility extra extra extra large.
  case accessibilityExtraExtraExtraLarge
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Privacy.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// Invalidated.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
  /// Every one.
  public static let all = RedactionReasons(rawValue: 7)
  /// The names of those that are in it.
  public var description: String {
    Looks.names(of: rawValue, "placeholder", "privacy", "invalidated")
  }
}

/// Whether something is being edited.
public enum EditMode: Hashable, Sendable {
  /// Inactive.
  case inactive
  /// Transient.
  case transient
  /// Active.
  case active
}

/// How strong differences are.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// Standard.
  case standard
  /// Increased.
  case increased
}

/// Whether the window is in front.
public enum ControlActiveState: Hashable, Sendable {
  /// Key.
  case key
  /// Active.
  case active
  /// Inactive.
  case inactive
}

/// Whether text is bold for everybody.
public enum LegibilityWeight: Hashable, Sendable {
  /// Regular.
  case regular
  /// Bold.
  case bold
}
