import Foundation

/// Room between views.
public nonisolated struct Spacer: LeafView {
  /// Makes room.
  public init(minLength: CGFloat? = nil) {}
}
