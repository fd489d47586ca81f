import Synchronization

/// The storage of one `@State` of one place.
///
/// The owner's body depends on it once it has read it; other bodies depend on it when they read
/// it through a binding.
///
/// `@unchecked Sendable`: everything mutable is under `lock`.
final class StateBox<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var value: Value
  private var wasRead = false
  private var owner: BodyNode?
  private var readers: [ObjectIdentifier: LocationReader] = [:]
  private let inbox: UpdateInbox
  private let cause: UpdateCause
  private let comparison: ValueComparison

  @MainActor
  init(_ value: Value, owner: BodyNode, cause: UpdateCause) {
    self.value = value
    self.owner = owner
    self.cause = cause
    inbox = owner.graph.inbox
    comparison = ValueComparison.of(Value.self)
  }

  override func get() -> Value { lock.withLock { _ in value } }

  /// The value, read by the property itself: inside a body this makes the owner depend on it.
  func read() -> Value {
    let isInBody = EvaluationScope.current != nil
    return lock.withLock { _ in
      if isInBody { wasRead = true }
      return value
    }
  }

  /// Makes the owner depend on the value.
  func noteRead() { lock.withLock { _ in wasRead = true } }

  /// Writes a value: nothing happens if it is equal, nor inside a body [C10, C11, C27].
  override func set(_ newValue: Value) {
    guard EvaluationScope.current == nil else {
      RuntimeWarningLog.shared.report(
        "Modifying state during view update, this will cause undefined behavior.")
      return
    }
    guard !comparison.areEqual(values: get(), newValue) else { return }
    // What is replaced is let go of outside of the lock: its `deinit` may come back here.
    var replaced = newValue
    let (told, readers) = lock.withLock { _ -> (BodyNode?, [LocationReader]) in
      swap(&value, &replaced)
      return (wasRead ? owner : nil, Array(self.readers.values))
    }
    if let told { inbox.add(told, cause) }
    for reader in readers { inbox.add(reader.node, [], reader: reader) }
  }

  override func attach(_ reader: LocationReader) {
    lock.withLock { _ in readers[ObjectIdentifier(reader)] = reader }
  }

  override func detach(_ reader: LocationReader) {
    lock.withLock { _ in readers[ObjectIdentifier(reader)] = nil }
  }

  /// Lets go of the node; the value stays readable for closures that still hold the view.
  func disconnect() {
    lock.withLock { _ in
      owner = nil
      readers = [:]
    }
  }
}
