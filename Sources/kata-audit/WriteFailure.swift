import Foundation

/// Why a file could not be written, in the words of the system.
struct WriteFailure: Error {
  let reason: String

  /// What the last call of the system says.
  static var system: WriteFailure {
    WriteFailure(reason: String(cString: strerror(errno)).lowercased())
  }
}
