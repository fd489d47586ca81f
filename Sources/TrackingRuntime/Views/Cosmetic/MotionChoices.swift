// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

/// When an animation has ended.
public struct AnimationCompletionCriteria: Hashable, Sendable, Worded {
  let words: String
}

extension AnimationCompletionCriteria {
  /// Logically complete.
  public static let logicallyComplete = AnimationCompletionCriteria(words: "logicallyComplete")

  /// Removed.
  public static let removed = AnimationCompletionCriteria(words: "removed")
}

/// How a change is drawn.
public struct Animation: Hashable, Sendable, Worded {
  let words: String
}

extension Animation {
  /// Default.
  public static let `default` = Animation(words: "default")

  /// Linear.
  public static let linear = Animation(words: "linear")

  /// Ease in.
  public static let easeIn = Animation(words: "easeIn")

  /// Ease out.
  public static let easeOut = Animation(words: "easeOut")

  /// Ease in out.
  public static let easeInOut = Animation(words: "easeInOut")

  /// Spring.
  public static let spring = Animation(words: "spring")

  /// Bouncy.
  public static let bouncy = Animation(words: "bouncy")

  /// Smooth.
  public static let smooth = Animation(words: "smooth")

  /// Snappy.
  public static let snappy = Animation(words: "snappy")

  /// Interactive spring.
  public static let interactiveSpring = Animation(words: "interactiveSpring")

  /// Interpolating spring.
  public static let interpolatingSpring = Animation(words: "interpolatingSpring")

  /// Linear.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation("linear", (duration))
  }

  /// Ease in.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation("easeIn", (duration))
  }

  /// Ease out.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation("easeOut", (duration))
  }

  /// Ease in out.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation("easeInOut", (duration))
  }

  /// Spring.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", (duration, bounce, blendDuration))
  }

  /// Spring.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation("spring", (response, dampingFraction, blendDuration))
  }

  /// Spring.
  public static func spring(dampingFraction: Double, blendDuration: TimeInterval = 0) -> Animation {
    Animation("spring", (dampingFraction, blendDuration))
  }

  /// Interactive spring.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring", (response, dampingFraction, blendDuration))
  }

  /// Interpolating spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring", (mass, stiffness, damping, initialVelocity))
  }

  /// Bouncy.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", (duration, extraBounce))
  }

  /// Smooth.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", (duration, extraBounce))
  }

  /// Snappy.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", (duration, extraBounce))
  }

  /// Timing curve.
  public static func timingCurve(
    _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation("timingCurve", (c0x, c0y, c1x, c1y, duration))
  }

  /// The same animation, later.
  public nonisolated func delay(_ delay: TimeInterval) -> Animation {
    adding("delay", (delay))
  }

  /// The same animation, faster.
  public nonisolated func speed(_ speed: Double) -> Animation {
    adding("speed", (speed))
  }

  /// The same animation, several times.
  public nonisolated func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adding("repeatCount", (repeatCount, autoreverses))
  }

  /// The same animation without end.
  public nonisolated func repeatForever(autoreverses: Bool = true) -> Animation {
    adding("repeatForever", (autoreverses))
  }
}

/// How a view comes and goes.
public struct AnyTransition: Hashable, Sendable, Worded {
  let words: String
}

extension AnyTransition {
  /// Identity.
  public static let identity = AnyTransition(words: "identity")

  /// Opacity.
  public static let opacity = AnyTransition(words: "opacity")

  /// Slide.
  public static let slide = AnyTransition(words: "slide")

  /// Scale.
  public static let scale = AnyTransition(words: "scale")

  /// Blur replace.
  public static let blurReplace = AnyTransition(words: "blurReplace")

  /// Scale.
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition("scale", (scale, anchor))
  }

  /// Modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition("modifier", (active, identity))
  }

  /// Blur replace.
  public static func blurReplace(_ configuration: BlurReplaceConfiguration = .downUp)
    -> AnyTransition
  {
    AnyTransition("blurReplace", (configuration))
  }

  /// Scale.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition("scale", (scale, anchor))
  }

  /// Move.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition("move", (edge))
  }

  /// Push.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition("push", (edge))
  }

  /// Offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition("offset", (x, y))
  }

  /// Asymmetric.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition("asymmetric", (insertion, removal))
  }

  /// Both at once.
  public nonisolated func combined(with other: AnyTransition) -> AnyTransition {
    adding("combined", (other))
  }

  /// The same with an animation.
  public nonisolated func animation(_ animation: Animation?) -> AnyTransition {
    adding("animation", (animation))
  }
}

/// Which way a view comes and goes.
public struct BlurReplaceConfiguration: Hashable, Sendable, Worded {
  let words: String
}

extension BlurReplaceConfiguration {
  /// Down up.
  public static let downUp = BlurReplaceConfiguration(words: "downUp")

  /// Up up.
  public static let upUp = BlurReplaceConfiguration(words: "upUp")
}

/// How a screen comes.
public struct AnyNavigationTransition: Hashable, Sendable, Worded {
  let words: String
}

extension AnyNavigationTransition {
  /// Automatic.
  public static let automatic = AnyNavigationTransition(words: "automatic")

  /// Zoom.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID)
    -> AnyNavigationTransition
  {
    AnyNavigationTransition("zoom", (sourceID, namespace))
  }
}

/// How content changes.
public struct ContentTransition: Hashable, Sendable, Worded {
  let words: String
}

extension ContentTransition {
  /// Identity.
  public static let identity = ContentTransition(words: "identity")

  /// Opacity.
  public static let opacity = ContentTransition(words: "opacity")

  /// Interpolate.
  public static let interpolate = ContentTransition(words: "interpolate")

  /// Symbol effect.
  public static let symbolEffect = ContentTransition(words: "symbolEffect")

  /// Symbol effect.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition("symbolEffect", (effect, options))
  }

  /// Numeric text.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition("numericText", (countsDown))
  }

  /// Numeric text.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition("numericText", (value))
  }
}

/// What is taken from another view's place.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Position.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// Size.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Frame.
  public static let frame = MatchedGeometryProperties(rawValue: 1 << 2)
  /// Every one.
  public static let all = MatchedGeometryProperties(rawValue: 7)
  /// The names of those that are in it.
  public var description: String {
    Looks.names(of: rawValue, "position", "size", "frame")
  }
}

/// An effect that depends on a view's place.
public struct EmptyVisualEffect: Hashable, Sendable, Worded {
  let words: String
}

extension EmptyVisualEffect {
  /// The same, seen through.
  public nonisolated func opacity(_ opacity: Double) -> EmptyVisualEffect {
    adding("opacity", (opacity))
  }

  /// The same, enlarged.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center)
    -> EmptyVisualEffect
  {
    adding("scaleEffect", (scale, anchor))
  }

  /// The same, moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> EmptyVisualEffect {
    adding("offset", (x, y))
  }

  /// The same, moved.
  public nonisolated func offset(_ offset: CGSize) -> EmptyVisualEffect {
    adding("offset", (offset))
  }

  /// The same, enlarged.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> EmptyVisualEffect
  {
    adding("scaleEffect", (x, y, anchor))
  }

  /// The same with another hue.
  public nonisolated func hueRotation(_ angle: Angle) -> EmptyVisualEffect {
    adding("hueRotation", (angle))
  }

  /// The same, brighter.
  public nonisolated func brightness(_ amount: Double) -> EmptyVisualEffect {
    adding("brightness", (amount))
  }

  /// The same in stronger colours.
  public nonisolated func saturation(_ amount: Double) -> EmptyVisualEffect {
    adding("saturation", (amount))
  }

  /// The same with stronger differences.
  public nonisolated func contrast(_ amount: Double) -> EmptyVisualEffect {
    adding("contrast", (amount))
  }

  /// The same with less colour.
  public nonisolated func grayscale(_ amount: Double) -> EmptyVisualEffect {
    adding("grayscale", (amount))
  }

  /// The same, turned in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> EmptyVisualEffect {
    adding("rotation3DEffect", (angle, axis, anchor, anchorZ, perspective))
  }

  /// The same, blurred.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> EmptyVisualEffect {
    adding("blur", (radius, opaque))
  }

  /// The same, turned.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)
    -> EmptyVisualEffect
  {
    adding("rotationEffect", (angle, anchor))
  }
}

/// Where a view is while it scrolls.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Top leading.
  case topLeading
  /// Identity.
  case identity
  /// Bottom trailing.
  case bottomTrailing
}

/// How a view changes as it scrolls.
public struct ScrollTransitionConfiguration: Hashable, Sendable, Worded {
  let words: String
}

extension ScrollTransitionConfiguration {
  /// Animated.
  public static let animated = ScrollTransitionConfiguration(words: "animated")

  /// Interactive.
  public static let interactive = ScrollTransitionConfiguration(words: "interactive")

  /// Identity.
  public static let identity = ScrollTransitionConfiguration(words: "identity")
}

/// What a person feels.
public struct SensoryFeedback: Hashable, Sendable, Worded {
  let words: String
}

extension SensoryFeedback {
  /// Success.
  public static let success = SensoryFeedback(words: "success")

  /// Warning.
  public static let warning = SensoryFeedback(words: "warning")

  /// Error.
  public static let error = SensoryFeedback(words: "error")

  /// Selection.
  public static let selection = SensoryFeedback(words: "selection")

  /// Increase.
  public static let increase = SensoryFeedback(words: "increase")

  /// Decrease.
  public static let decrease = SensoryFeedback(words: "decrease")

  /// Start.
  public static let start = SensoryFeedback(words: "start")

  /// Stop.
  public static let stop = SensoryFeedback(words: "stop")

  /// Alignment.
  public static let alignment = SensoryFeedback(words: "alignment")

  /// Level change.
  public static let levelChange = SensoryFeedback(words: "levelChange")

  /// Impact.
  public static let impact = SensoryFeedback(words: "impact")

  /// Impact.
  public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1)
    -> SensoryFeedback
  {
    SensoryFeedback("impact", (weight, intensity))
  }

  /// Impact.
  public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1)
    -> SensoryFeedback
  {
    SensoryFeedback("impact", (flexibility, intensity))
  }

  /// How heavy something feels.
  public enum Weight: Hashable, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
  }

  /// How hard something feels.
  public enum Flexibility: Hashable, Sendable {
    /// Rigid.
    case rigid
    /// Solid.
    case solid
    /// Soft.
    case soft
  }
}
