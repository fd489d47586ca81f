// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

extension View {
  /// Sizes symbols.
  public nonisolated func imageScale(_ scale: Image.Scale) -> StyledView<Self, Image.Scale> {
    look("imageScale", (scale))
  }

  /// Says how symbols are coloured.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> StyledView<
    Self, SymbolRenderingMode?
  > {
    look("symbolRenderingMode", (mode))
  }

  /// Chooses a form of symbols.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> StyledView<
    Self, SymbolVariants
  > {
    look("symbolVariant", (variant))
  }

  /// Moves symbols while something holds.
  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> StyledView<Self, (T, SymbolEffectOptions, Bool)> {
    look("symbolEffect", (effect, options, isActive))
  }

  /// Moves symbols when a value changes.
  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> StyledView<Self, (T, SymbolEffectOptions, U)> {
    look("symbolEffect", (effect, options, value))
  }

  /// Lets symbols rest.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> StyledView<Self, Bool> {
    look("symbolEffectsRemoved", (isEnabled))
  }

  /// Says how a symbol shows a number.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> StyledView<
    Self, SymbolVariableValueMode?
  > {
    look("symbolVariableValueMode", (mode))
  }
}

extension Image {
  /// The same picture, as a mask or as it is.
  public nonisolated func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    adding("renderingMode", (renderingMode))
  }

  /// The same picture, which fills its place.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    adding("resizable", (capInsets, resizingMode))
  }

  /// The same picture with other steps.
  public nonisolated func interpolation(_ interpolation: Image.Interpolation) -> Image {
    adding("interpolation", (interpolation))
  }

  /// The same picture with smooth edges.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image {
    adding("antialiased", (isAntialiased))
  }

  /// The same symbol with other colours.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    adding("symbolRenderingMode", (mode))
  }

  /// The same picture, as bright as allowed.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image {
    adding("allowedDynamicRange", (range))
  }

  /// The size of a symbol.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// Whether a picture is a mask.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Template.
    case template
    /// Original.
    case original
  }

  /// How a picture fills its place.
  public enum ResizingMode: Hashable, Sendable {
    /// Tile.
    case tile
    /// Stretch.
    case stretch
  }

  /// How the steps of a picture are smoothed.
  public enum Interpolation: Hashable, Sendable {
    /// None.
    case none
    /// Low.
    case low
    /// Medium.
    case medium
    /// High.
    case high
  }

  /// Which way up a picture is.
  public enum Orientation: Hashable, Sendable {
    /// Up.
    case up
    /// Up mirrored.
    case upMirrored
    /// Down.
    case down
    /// Down mirrored.
    case downMirrored
    /// Left.
    case left
    /// Left mirrored.
    case leftMirrored
    /// Right.
    case right
    /// Right mirrored.
    case rightMirrored
  }

  /// How bright a picture may be.
  public struct DynamicRange: Hashable, Sendable, Worded {
    let words: String
  }
}

extension Image.DynamicRange {
  /// Standard.
  public static let standard = Image.DynamicRange(words: "standard")

  /// Constrained high.
  public static let constrainedHigh = Image.DynamicRange(words: "constrainedHigh")

  /// High.
  public static let high = Image.DynamicRange(words: "high")
}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Hashable, Sendable, Worded {
  let words: String
}

extension SymbolRenderingMode {
  /// Monochrome.
  public static let monochrome = SymbolRenderingMode(words: "monochrome")

  /// Multicolor.
  public static let multicolor = SymbolRenderingMode(words: "multicolor")

  /// Hierarchical.
  public static let hierarchical = SymbolRenderingMode(words: "hierarchical")

  /// Palette.
  public static let palette = SymbolRenderingMode(words: "palette")
}

/// How a symbol shows a number.
public struct SymbolVariableValueMode: Hashable, Sendable, Worded {
  let words: String
}

extension SymbolVariableValueMode {
  /// Color.
  public static let color = SymbolVariableValueMode(words: "color")

  /// Draw.
  public static let draw = SymbolVariableValueMode(words: "draw")
}

/// A form of symbols.
public struct SymbolVariants: Hashable, Sendable, Worded {
  let words: String
}

extension SymbolVariants {
  /// None.
  public static let none = SymbolVariants(words: "none")

  /// Circle.
  public static let circle = SymbolVariants(words: "circle")

  /// Square.
  public static let square = SymbolVariants(words: "square")

  /// Rectangle.
  public static let rectangle = SymbolVariants(words: "rectangle")

  /// Fill.
  public static let fill = SymbolVariants(words: "fill")

  /// Slash.
  public static let slash = SymbolVariants(words: "slash")
}

/// How often and fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable, Worded {
  let words: String
}

extension SymbolEffectOptions {
  /// Default.
  public static let `default` = SymbolEffectOptions(words: "default")

  /// Repeating.
  public static let repeating = SymbolEffectOptions(words: "repeating")

  /// Non repeating.
  public static let nonRepeating = SymbolEffectOptions(words: "nonRepeating")

  /// Repeat.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions("repeat", (count))
  }

  /// Speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions("speed", (speed))
  }
}

/// How a symbol moves.
public protocol SymbolEffect: Sendable {}

/// Pulse.
public struct PulseSymbolEffect: SymbolEffect {
  /// Makes the look.
  public nonisolated init() {}
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Pulse.
  public nonisolated static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Bounce.
public struct BounceSymbolEffect: SymbolEffect {
  /// Makes the look.
  public nonisolated init() {}
}
extension SymbolEffect where Self == BounceSymbolEffect {
  /// Bounce.
  public nonisolated static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Variable color.
public struct VariableColorSymbolEffect: SymbolEffect {
  /// Makes the look.
  public nonisolated init() {}
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Variable color.
  public nonisolated static var variableColor: VariableColorSymbolEffect {
    VariableColorSymbolEffect()
  }
}

/// Scale.
public struct ScaleSymbolEffect: SymbolEffect {
  /// Makes the look.
  public nonisolated init() {}
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Scale.
  public nonisolated static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Appear.
public struct AppearSymbolEffect: SymbolEffect {
  /// Makes the look.
  public nonisolated init() {}
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// Appear.
  public nonisolated static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Disappear.
public struct DisappearSymbolEffect: SymbolEffect {
  /// Makes the look.
  public nonisolated init() {}
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Disappear.
  public nonisolated static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Replace.
public struct ReplaceSymbolEffect: SymbolEffect {
  /// Makes the look.
  public nonisolated init() {}
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Replace.
  public nonisolated static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// Wiggle.
public struct WiggleSymbolEffect: SymbolEffect {
  /// Makes the look.
  public nonisolated init() {}
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Wiggle.
  public nonisolated static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Rotate.
public struct RotateSymbolEffect: SymbolEffect {
  /// Makes the look.
  public nonisolated init() {}
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Rotate.
  public nonisolated static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Breathe.
public struct BreatheSymbolEffect: SymbolEffect {
  /// Makes the look.
  public nonisolated init() {}
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Breathe.
  public nonisolated static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
