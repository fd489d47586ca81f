/// A gesture with an action.
public nonisolated struct ActionGesture<Base: Gesture>: Gesture {
  /// What the other gesture knows.
  public typealias Value = Base.Value

  let base: Base
  let ended: ((Value) -> Void)?

  nonisolated init(base: Base, ended: ((Value) -> Void)?) {
    self.base = base
    self.ended = ended
  }

  /// A tap of a test ends a tap or a long press.
  @MainActor public var tapAction: (@MainActor () -> Void)? {
    let before = base.tapAction
    guard let ended, let value = Self.tapValue as? Value,
      base is TapGesture || base is LongPressGesture
    else { return before }
    return {
      before?()
      ended(value)
    }
  }

  private static var tapValue: Any {
    Value.self == Bool.self ? true as Any : () as Any
  }
}
