import Synchronization

/// Goes up, on whatever thread, when something that was read is about to change.
final class ChangeFlag: Sendable {
  let isUp = Atomic(false)
}
