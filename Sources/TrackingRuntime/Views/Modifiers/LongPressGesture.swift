/// A finger that stays; a test taps.
public struct LongPressGesture: Gesture {
  /// Whether it was long enough.
  public typealias Value = Bool

  /// Makes a gesture of some seconds.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}

  /// A tap of a test was long enough.
  public var tapValue: Bool? { true }
}
