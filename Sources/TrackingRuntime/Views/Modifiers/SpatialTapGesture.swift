import Foundation

/// A tap at a place.
public struct SpatialTapGesture: Gesture {
  /// Where it was.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint
  }

  /// Makes a gesture of some taps.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}

  /// The corner: nobody knows where a test taps.
  public var tapValue: Value? { Value(location: .zero) }
}

extension View {
  /// Runs an action with the place where this view is tapped: here its corner.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> ModifiedContent<Self, TapGestureModifier> {
    modifier(TapGestureModifier { action(.zero) })
  }

  /// Runs an action when a finger stays on this view, as older programs say it; a test taps.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, TapGestureModifier> {
    modifier(TapGestureModifier(action: action))
  }

  /// Has this view react to a gesture while a value says so.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> ModifiedContent<Self, GestureModifier<T?>> {
    modifier(GestureModifier(gesture: isEnabled ? gesture : nil))
  }
}
