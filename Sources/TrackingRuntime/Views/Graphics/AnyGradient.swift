/// A gradient of any kind.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  let gradient: Gradient

  /// Wraps a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}
