import Foundation

/// What a pointer does over a view.
public enum HoverPhase: Equatable, Sendable {
  /// It is at a point.
  case active(CGPoint)
  /// It has gone.
  case ended
}
