extension Binding {
  /// The same binding, whose writes are made as in `withAnimation`: each is a pass of its own.
  ///
  /// Differs from SwiftUI: nothing is drawn, so nothing moves.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(location: AnimatedLocation(base: location))
  }

  /// The same binding, whose writes are made as in `withTransaction`: each is a pass of its own.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: AnimatedLocation(base: location))
  }
}
