import Foundation

/// Two fingers that turn; never here.
public struct RotateGesture: Gesture {
  /// How far.
  public struct Value: Equatable, Sendable {
    /// When it was so.
    public var time: Date
    /// How far.
    public var rotation: Angle
    /// How fast.
    public var velocity: Angle
  }

  /// Makes the gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}
