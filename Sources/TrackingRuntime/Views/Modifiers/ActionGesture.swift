/// A gesture with something added.
public nonisolated struct ActionGesture<Base: Gesture>: Gesture {
  /// What the other gesture knows.
  public typealias Value = Base.Value

  let base: Base
  let step: GestureStep<Base.Value>

  nonisolated init(base: Base, step: GestureStep<Base.Value>) {
    self.base = base
    self.step = step
  }

  /// What a tap tells the actions.
  @MainActor public var tapValue: Value? { base.tapValue }

  /// What a tap does: the other gesture's actions, and then this one's.
  @MainActor public var tap: GestureTap {
    var tap = base.tap
    let value = tapValue
    switch step {
    case .changed(let action): if let value { tap.begin.append { action(value) } }
    case .ended(let action): if let value { tap.end.append { action(value) } }
    case .updating(let update, let reset):
      if let value {
        tap.begin.append { update(value) }
        tap.reset.append { reset() }
      }
    case .with(let other): tap = tap.joined(with: other.tap)
    case .orElse(let other): if value == nil { tap = other.tap }
    }
    return tap
  }
}
