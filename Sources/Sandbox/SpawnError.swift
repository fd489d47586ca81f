import Foundation

/// A program could not be started.
public struct SpawnError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The program's path.
  public let executable: String
  /// The system's error number.
  public let code: Int32

  /// One sentence that names the program and the system's reason.
  public var description: String {
    "cannot start \(executable): \(String(cString: strerror(code)))"
  }
}
