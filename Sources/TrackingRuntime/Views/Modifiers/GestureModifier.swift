import Foundation

/// A gesture that a view reacts to.
public nonisolated struct GestureModifier<G: Gesture>: NodeModifier {
  let gesture: G

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    GestureNode(modifier, parent: parent)
  }
}

extension View {
  /// Has this view react to a gesture.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, GestureModifier<T>> {
    modifier(GestureModifier(gesture: gesture))
  }

  /// Has this view react to a gesture before those inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, GestureModifier<T>> {
    modifier(GestureModifier(gesture: gesture))
  }

  /// Has this view react to a gesture as well as those inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, GestureModifier<T>> {
    modifier(GestureModifier(gesture: gesture))
  }

  /// Runs an action when a finger stays on this view; a test taps.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> ModifiedContent<Self, TapGestureModifier> {
    modifier(TapGestureModifier(action: action))
  }

  /// Runs an action when a pointer comes or goes; never here.
  public nonisolated func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> StyledView<Self, (Bool) -> Void> {
    look("onHover", action)
  }

  /// Runs an action when the app is opened by an address; never here.
  public nonisolated func onOpenURL(
    perform action: @escaping (URL) -> Void
  ) -> StyledView<Self, (URL) -> Void> {
    look("onOpenURL", action)
  }
}
