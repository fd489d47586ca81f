/// The values of the screens above the first one of a stack.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Makes a path of no screens.
  public init() {}

  /// Makes a path of values of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many screens there are above the first one.
  public var count: Int { elements.count }
  /// Whether only the first screen is there.
  public var isEmpty: Bool { elements.isEmpty }
  /// Puts a screen on top.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// Takes screens away from the top.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
