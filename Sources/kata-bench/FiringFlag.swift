import Synchronization

/// What the floor's `onChange` does: the least that can be seen from outside.
final class FiringFlag: Sendable {
  private let count = Atomic<Int>(0)

  /// Notes one firing.
  func fire() { count.add(1, ordering: .relaxed) }
}
