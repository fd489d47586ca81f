/// Colours that run into each other around a point; as a view it fills its place.
public nonisolated struct AngularGradient: LeafView, ShapeStyle, Hashable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let angle: Angle

  /// Makes a gradient around a point.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.angle = angle
  }

  /// Makes a gradient of colours around a point.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}
