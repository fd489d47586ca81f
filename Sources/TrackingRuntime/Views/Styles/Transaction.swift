/// What goes along with a change.
public struct Transaction: Sendable {
  /// How the change is drawn.
  public var animation: Animation?
  /// Whether animations are switched off.
  public var disablesAnimations = false

  // What keys hold is the keys' business, as in the environment; a transaction stays on the main
  // actor while it is used.
  private nonisolated(unsafe) var values: [ObjectIdentifier: Any] = [:]

  /// Makes a transaction.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
