/// A token that cancels its activity when it is released `[A13]`.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Makes a token that runs a closure once, on `cancel()` or on release.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Makes a token that cancels another activity.
  public init<C: Cancellable>(_ canceller: C) {
    action = Self.cancelling(canceller)
  }

  /// Not generic: what a generic closure has captured could not be read when leaks are explained.
  private static func cancelling(_ canceller: any Cancellable) -> () -> Void {
    { canceller.cancel() }
  }

  deinit {
    action?()
  }

  /// Cancels the activity at once.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Keeps this token in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this token in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Two tokens are equal when they are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the token's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
