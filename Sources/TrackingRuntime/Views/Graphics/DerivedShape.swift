/// A shape that goes by the name of the one it is made of.
protocol DerivedShape {
  /// What the view tree says.
  nonisolated var drawnName: String { get }
}
