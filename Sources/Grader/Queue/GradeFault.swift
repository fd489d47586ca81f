import Foundation
import Glibc
import Workbook

/// Something that keeps us from grading: one sentence with what, where and the remedy.
public struct GradeFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence.
  public let sentence: Sentence

  /// The sentence in English.
  public var description: String { sentence.english }

  /// Makes a fault from its sentence in English and in Japanese.
  public init(_ english: String, _ japanese: String) {
    sentence = Sentence(english, japanese)
  }

  /// A place that takes nothing: a full disk, or rights.
  static func cannotWrite(_ place: URL, _ code: Int32) -> GradeFault {
    let reason = String(cString: strerror(code)).lowercased()
    return GradeFault(
      "cannot write \(place.path): \(reason); free some space or choose another --output",
      "\(place.path) に書き込めません（\(reason)）。空き容量を増やすか、別の --output を指定してください。")
  }

  /// A file of ours that does not say what it should.
  static func broken(_ file: URL) -> GradeFault {
    GradeFault(
      "\(file.path) cannot be read; remove the --output folder and grade again",
      "\(file.path) を読めません。--output のフォルダを削除して、もう一度採点してください。")
  }
}
