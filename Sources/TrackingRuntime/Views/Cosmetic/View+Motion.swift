// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

extension View {
  /// Changes are drawn with an animation.
  public nonisolated func animation(_ animation: Animation?) -> StyledView<Self, Animation?> {
    look("animation", (animation))
  }

  /// Changes of a value are drawn with an animation.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> StyledView<
    Self, (Animation?, V)
  > {
    look("animation", (animation, value))
  }

  /// Says how this view comes and goes.
  public nonisolated func transition(_ t: AnyTransition) -> StyledView<Self, AnyTransition> {
    look("transition", (t))
  }

  /// Changes what goes along with a change.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> StyledView<Self, ((inout Transaction) -> Void)>
  {
    look("transaction", (transform))
  }

  /// Changes what goes along with a change of a value.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> StyledView<Self, (V, ((inout Transaction) -> Void))> {
    look("transaction", (value, transform))
  }

  /// Says how content changes.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> StyledView<
    Self, ContentTransition
  > {
    look("contentTransition", (transition))
  }

  /// Moves this view to the place of another one.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> StyledView<Self, (ID, Namespace.ID, MatchedGeometryProperties, UnitPoint, Bool)> {
    look("matchedGeometryEffect", (id, namespace, properties, anchor, isSource))
  }

  /// Names where a screen comes from.
  public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> StyledView<Self, (ID, Namespace.ID)>
  {
    look("matchedTransitionSource", (id, namespace))
  }

  /// Says how a screen comes.
  public nonisolated func navigationTransition(_ style: AnyNavigationTransition) -> StyledView<
    Self, AnyNavigationTransition
  > {
    look("navigationTransition", (style))
  }

  /// Changes this view as it scrolls.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> EmptyVisualEffect
  ) -> StyledView<
    Self,
    (
      ScrollTransitionConfiguration, Axis?,
      (@Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> EmptyVisualEffect)
    )
  > {
    look("scrollTransition", (configuration, axis, transition))
  }

  /// Changes this view by its place.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> EmptyVisualEffect
  ) -> StyledView<Self, (@Sendable (EmptyVisualEffect, GeometryProxy) -> EmptyVisualEffect)> {
    look("visualEffect", (effect))
  }

  /// Lets a person feel a change.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> StyledView<Self, (SensoryFeedback, T)>
  {
    look("sensoryFeedback", (feedback, trigger))
  }

  /// Lets a person feel some changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> StyledView<Self, (SensoryFeedback, T, ((_ oldValue: T, _ newValue: T) -> Bool))> {
    look("sensoryFeedback", (feedback, trigger, condition))
  }

  /// Lets a person feel a change, chosen by its values.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> StyledView<Self, (T, ((_ oldValue: T, _ newValue: T) -> SensoryFeedback?))> {
    look("sensoryFeedback", (trigger, feedback))
  }
}
