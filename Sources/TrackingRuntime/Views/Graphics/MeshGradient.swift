/// Colours at the points of a net; as a view it fills its place.
public nonisolated struct MeshGradient: LeafView, ShapeStyle, Hashable, Sendable {
  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]

  /// Makes a gradient of a net of points, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
  }
}
