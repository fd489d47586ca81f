import CSandbox
import Foundation
import Glibc
import Synchronization

/// The children that this process started itself, so that whatever else it inherits is an orphan.
///
/// Every child of this process must come from here: an orphan without a mark is ended with the
/// confined child that may have left it.
enum ChildRegistry {
  /// The environment variable that tells whose descendant a process is.
  static let markName = "KATA_CHILD"
  /// The mark of trusted tools; secret, so that confined code cannot pass as their descendant.
  static let trustedMark = freshMark()

  private static let children = Mutex<Set<pid_t>>([])

  /// A mark that no other child has.
  static func freshMark() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
  }

  /// Starts a program; nobody can take it for an orphan in between.
  static func spawn(
    _ launch: Launch, mark: String, descriptors: [Int32], ownGroup: Bool
  ) throws(SpawnError) -> pid_t {
    if launch.isConfined { _ = kata_become_subreaper() }
    var environment = launch.environment
    environment[markName] = mark
    let words = CStringArray([launch.executable] + launch.arguments)
    let variables = CStringArray(environment.map { "\($0.key)=\($0.value)" })
    var pid: pid_t = 0
    let failure = children.withLock { children in
      let failure = kata_spawn(
        launch.executable, words.pointers, variables.pointers, launch.folder?.path,
        launch.writableFolder?.path, descriptors, ownGroup ? 1 : 0, &pid)
      if failure == 0 { children.insert(pid) }
      return failure
    }
    guard failure == 0 else { throw SpawnError(executable: launch.executable, code: -failure) }
    return pid
  }

  /// Runs a look at the machine during which no child appears or goes.
  static func withChildren<Value>(_ look: (Set<pid_t>) -> Value) -> Value {
    children.withLock { look($0) }
  }

  /// Waits for a child of ours, which must have ended or been killed, and forgets it.
  static func reap(_ pid: pid_t) -> Ending {
    var status: Int32 = 0
    var result: pid_t
    repeat {
      result = waitpid(pid, &status, 0)
    } while result < 0 && errno == EINTR
    _ = children.withLock { $0.remove(pid) }
    guard result == pid else { return .exited(-1) }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
