import Foundation
import KataEvents

/// Tells the host's own record lines from whatever else comes down the stream.
struct RecordReader {
  /// What the learner's code did when a line is not the host's.
  static let breach = "wrote to the stream of results, which only the harness may do"

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
