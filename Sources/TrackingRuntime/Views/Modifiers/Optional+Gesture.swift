extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture knows.
  public typealias Value = Wrapped.Value

  /// What a tap of a test tells the actions, while there is a gesture.
  public var tapValue: Wrapped.Value? { self?.tapValue }

  /// What a tap of a test does, while there is a gesture.
  public var tap: GestureTap { self?.tap ?? GestureTap() }
}
