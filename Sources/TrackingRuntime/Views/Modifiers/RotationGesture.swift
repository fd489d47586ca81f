/// Two fingers that turn; never here.
public struct RotationGesture: Gesture {
  /// How far.
  public typealias Value = Angle

  /// Makes the gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}
