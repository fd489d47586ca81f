/// How a change is drawn.
public struct Animation: Equatable, Sendable {
  private let name: String

  /// As usual.
  public static let `default` = Animation(name: "default")
  /// At one speed.
  public static let linear = Animation(name: "linear")
  /// Slow at the start.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation(name: "easeInOut")
  /// Like a spring.
  public static let spring = Animation(name: "spring")
  /// Like a spring that bounces.
  public static let bouncy = Animation(name: "bouncy")
  /// Like a spring that does not bounce.
  public static let smooth = Animation(name: "smooth")

  /// Slow at both ends; a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { easeInOut }
  /// At one speed; a duration in seconds.
  public static func linear(duration: Double) -> Animation { linear }
}
