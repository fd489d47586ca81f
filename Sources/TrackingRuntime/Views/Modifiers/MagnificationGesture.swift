import Foundation

/// Two fingers that move apart; never here.
public struct MagnificationGesture: Gesture {
  /// How much larger.
  public typealias Value = CGFloat

  /// Makes the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}
