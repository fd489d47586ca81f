import Foundation
import Workbook

/// Something that keeps us from judging: one sentence with what, where and the remedy.
public struct CheckFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence.
  public let sentence: Sentence

  /// The sentence in English.
  public var description: String { sentence.english }

  /// Makes a fault from its sentence in English and in Japanese.
  public init(_ english: String, _ japanese: String) {
    sentence = Sentence(english, japanese)
  }

  /// Makes a fault from its sentence.
  init(_ sentence: Sentence) {
    self.sentence = sentence
  }

  /// Makes a fault from words that are not ours, such as the system's.
  public init(_ description: String) {
    sentence = Sentence(description, description)
  }

  /// A file that the system does not let us read.
  static func cannotRead(_ file: URL, _ code: Int32) -> CheckFault {
    let reason = String(cString: strerror(code))
    return CheckFault("cannot read \(file.path): \(reason)", "\(file.path) を読めません（\(reason)）。")
  }

  /// A folder of ours from which somebody took what we had put there.
  static func lost(in folder: URL) -> CheckFault {
    CheckFault(
      "\(folder.path) lost what was just written; check again",
      "\(folder.path) に書き込んだばかりのものが消えました。もう一度判定してください。")
  }

  /// A folder of ours that takes nothing: a full disk, or rights that changed.
  static func cannotWrite(_ place: URL, _ error: any Error) -> CheckFault {
    let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = reason.flatMap { $0.domain == NSPOSIXErrorDomain ? Int32($0.code) : nil }
    let isFull = code == ENOSPC || (error as? CocoaError)?.code == .fileWriteOutOfSpace
    let others = code.map { String(cString: strerror($0)) } ?? error.localizedDescription
    return CheckFault(
      "cannot write \(place.path): \(isFull ? "the disk is full" : others); free some space or check"
        + " the folder's rights",
      "\(place.path) に書き込めません（\(isFull ? "ディスクがいっぱいです" : others)）。"
        + "空き容量を増やすか、フォルダの権限を確かめてください。")
  }
}
