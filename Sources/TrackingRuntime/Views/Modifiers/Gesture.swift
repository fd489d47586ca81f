/// Something that a person does with fingers.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of it while it goes on.
  associatedtype Value
  /// What the tap of a test does.
  var tapAction: (@MainActor () -> Void)? { get }
}

extension Gesture {
  /// Nothing.
  public var tapAction: (@MainActor () -> Void)? { nil }

  /// Runs an action while it goes on; never here.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> ActionGesture<Self> {
    ActionGesture(base: self, ended: nil)
  }

  /// Runs an action when it has ended.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> ActionGesture<Self> {
    ActionGesture(base: self, ended: action)
  }

  /// Writes state while it goes on; never here.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ActionGesture<Self> {
    ActionGesture(base: self, ended: nil)
  }

  /// This one and another one at once.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> ActionGesture<Self> {
    ActionGesture(base: self, ended: nil)
  }

  /// This one and then another one.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> ActionGesture<Self> {
    ActionGesture(base: self, ended: nil)
  }

  /// This one, or else another one.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ActionGesture<Self> {
    ActionGesture(base: self, ended: nil)
  }
}
