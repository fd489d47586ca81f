import Foundation

/// Two fingers that move apart; never here.
public struct MagnifyGesture: Gesture {
  /// How much larger.
  public struct Value: Equatable, Sendable {
    /// The factor.
    public var magnification: CGFloat
  }

  /// Makes the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}
