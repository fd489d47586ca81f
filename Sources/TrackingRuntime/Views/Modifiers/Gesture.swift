/// Something that a person does with fingers.
///
/// Differs from SwiftUI: a test has one finger that taps. A tap begins and ends a tap and a long
/// press; a drag, a pinch and a turn never come.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of it while it goes on.
  associatedtype Value
  /// What a tap of a test tells the actions; `nil` where a tap does not do.
  var tapValue: Value? { get }
  /// What a tap of a test does.
  var tap: GestureTap { get }
}

extension Gesture {
  /// `nil`: a tap does not do.
  public var tapValue: Value? { nil }
  /// Nothing.
  public var tap: GestureTap { GestureTap() }

  /// Runs an action while it goes on.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> ActionGesture<Self> {
    ActionGesture(base: self, step: .changed(action))
  }

  /// Runs an action when it has ended.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> ActionGesture<Self> {
    ActionGesture(base: self, step: .ended(action))
  }

  /// Writes state while it goes on; the state has its first value again afterwards.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ActionGesture<Self> {
    ActionGesture(
      base: self,
      step: .updating({ value in state.update { body(value, &$0, &$1) } }) { state.reset() })
  }

  /// This one and another one at once.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> ActionGesture<Self> {
    ActionGesture(base: self, step: .with(other))
  }

  /// This one and then another one.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> ActionGesture<Self> {
    ActionGesture(base: self, step: .with(other))
  }

  /// This one, or else another one.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ActionGesture<Self> {
    ActionGesture(base: self, step: .orElse(other))
  }
}
