/// A tap.
public struct TapGesture: Gesture {
  /// Nothing is known of it.
  public typealias Value = Void

  /// Makes a gesture of some taps.
  public nonisolated init(count: Int = 1) {}

  /// Nothing: a tap ends it.
  public var tapValue: Void? { () }
}
