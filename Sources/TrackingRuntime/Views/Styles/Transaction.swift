/// What goes along with a change.
public struct Transaction: Sendable {
  /// How the change is drawn.
  public var animation: Animation?
  /// Whether animations are switched off.
  public var disablesAnimations = false

  /// Makes a transaction.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}
