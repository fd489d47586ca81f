import Foundation
import Synchronization

/// SwiftUI's own warnings: printed on standard error and kept, from any thread.
final class RuntimeWarningLog: Sendable {
  static let shared = RuntimeWarningLog()

  private let kept = Mutex<[String]>([])

  /// How many warnings there have been.
  var count: Int { kept.withLock { $0.count } }

  /// Prints a warning and keeps it.
  func report(_ message: String) {
    kept.withLock { $0.append(message) }
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// The warnings from number `start` on.
  func messages(from start: Int) -> [String] { kept.withLock { Array($0.dropFirst(start)) } }
}
