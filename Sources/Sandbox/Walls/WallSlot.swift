import Foundation
import Glibc
import Synchronization

/// A seat for one child behind walls at a time: a user of its own, where we are root, and a control
/// group, where one can be written. Both are given back with the object.
public final class WallSlot: Sendable {
  /// The first of the users that slots have when we are root.
  static let firstUser: uid_t = 60000
  /// How many slots this machine has for root.
  private static let most = 1000
  /// Where root's processes keep which slots are taken.
  static let folder = "/run/kata-slots"
  private static let taken = Mutex<Set<Int>>([])

  /// Which seat it is; among root's processes no other has the same.
  public let number: Int
  let groups: [ControlGroup]
  /// The locked file, or -1.
  private let lock: Int32
  private let killsBefore = Mutex<Int>(0)

  /// Takes the first free seat.
  public init() {
    (number, lock) = Self.take()
    let user = Self.firstUser + uid_t(number)
    self.user = UserChange.isAllowed(to: user) ? user : nil
    groups = ControlGroup.make(slot: number)
  }

  deinit {
    for group in groups {
      group.endAll()
      group.remove()
    }
    if lock >= 0 { close(lock) }
    _ = Self.taken.withLock { $0.remove(number) }
  }

  /// Whether the kernel counts the slot's memory: then an end for memory is certain.
  public var isMemoryCertain: Bool { groups.contains { $0.controllers.contains(.memory) } }

  /// The user that a child becomes; nil where we have none to give and it stays ours.
  public let user: uid_t?

  /// Prepares the seat for the next child.
  func begin(memoryBytes: Int?, tasks: Int) {
    for group in groups {
      group.endAll()
      group.limit(memoryBytes: memoryBytes, tasks: tasks)
    }
    killsBefore.withLock { $0 = kills() }
  }

  /// Whether the kernel ended a process of the present child because memory was used up.
  func ranOutOfMemory() -> Bool { killsBefore.withLock { kills() > $0 } }

  /// Ends whatever is still in the seat.
  func endAll() {
    for group in groups { group.endAll() }
  }

  private func kills() -> Int { groups.reduce(0) { $0 + $1.outOfMemoryKills() } }

  /// A number that nobody has; for root a lock that all of root's processes see keeps it.
  private static func take() -> (Int, Int32) {
    taken.withLock { taken in
      let isRoot = geteuid() == 0
      // Everybody may enter: what `kata-wall` stages for the slot's user is mounted over it.
      if isRoot {
        mkdir(folder, 0o711)
        chmod(folder, 0o711)
      }
      for number in 0..<most where !taken.contains(number) {
        let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
        let file = isRoot ? open("\(folder)/\(number)", flags, 0o600) : -1
        // Held by another process: its child would be the same user as ours.
        if file >= 0 && flock(file, LOCK_EX | LOCK_NB) != 0 {
          close(file)
          continue
        }
        taken.insert(number)
        return (number, file)
      }
      return (most, -1)
    }
  }
}
