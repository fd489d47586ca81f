import Foundation
import KataEvents
import Workbook

/// Tells the host's own record lines from whatever else comes down the stream.
struct RecordReader {
  /// What is said when a line is not the host's.
  static let breach = Sentence(
    "your code wrote to the stream of results, which only the harness may do",
    "コードが結果のストリームに書き込みました。書き込めるのは判定側だけです。")

  private let key: String
  private var nextSequence = 0

  /// Reads the stream of the run with this secret key.
  init(key: String) {
    self.key = key
  }

  /// The record of a line; nil without the run's key, our version or the next number.
  mutating func record(in bytes: Data) -> Record? {
    guard let line = try? JSONLine.decode(RecordLine.self, from: bytes),
      line.version == RecordLine.currentVersion, line.key == key, line.sequence == nextSequence
    else { return nil }
    nextSequence += 1
    return line.record
  }
}
