import Foundation

/// A finger that moves; never here.
public struct DragGesture: Gesture {
  /// Where the finger is.
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it has moved.
    public var translation: CGSize
    /// How fast it is.
    public var velocity: CGSize
    /// How far it would go.
    public var predictedEndTranslation: CGSize
    /// Where it would end.
    public var predictedEndLocation: CGPoint
  }

  /// Makes a gesture of a least distance in points.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {}
}
