import Foundation

/// Something that keeps us from judging: one sentence with what, where and the remedy.
public struct CheckFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// Makes a fault from its sentence.
  public init(_ description: String) {
    self.description = description
  }

  /// A folder of ours that takes nothing: a full disk, or rights that changed.
  static func cannotWrite(_ place: URL, _ error: any Error) -> CheckFault {
    let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = reason.flatMap { $0.domain == NSPOSIXErrorDomain ? Int32($0.code) : nil }
    let isFull = code == ENOSPC || (error as? CocoaError)?.code == .fileWriteOutOfSpace
    let words =
      isFull
      ? "the disk is full"
      : code.map { String(cString: strerror($0)) } ?? error.localizedDescription
    return CheckFault(
      "cannot write \(place.path): \(words); free some space or check the folder's rights")
  }
}
