import Foundation

/// How much of the main thread's stack is left: a view that shows itself would use all of it up.
@MainActor
enum StackRoom {
  /// What has to be left for the callers of the first graph, for a body, and for reading and
  /// taking down what it shows, in bytes.
  private static let reserve: UInt = 1 << 20
  /// Where even an unlimited stack ends for us, in bytes.
  private static let most: UInt = 64 << 20

  /// The address below which the stack is nearly used up; worked out for the first graph.
  private static let lowest: UInt = {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return 0 }
    let size = min(UInt(limit.rlim_cur), most)
    let room = size > 2 * reserve ? size - reserve : size / 2
    return here > room ? here - room : 0
  }()

  private static var here: UInt {
    var local = 0
    return withUnsafePointer(to: &local) { UInt(bitPattern: $0) }
  }

  /// Whether nothing deeper should be made.
  static var isUsedUp: Bool { here < lowest }
}
