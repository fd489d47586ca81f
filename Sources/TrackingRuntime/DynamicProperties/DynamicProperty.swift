/// A stored property of a view that reads from outside of the view's value.
public protocol DynamicProperty {
  /// Called before each body, after the properties inside have been connected.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
