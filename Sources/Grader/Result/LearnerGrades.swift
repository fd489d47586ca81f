import Foundation
import Glibc

/// The native results of a grading, read one learner at a time.
public struct LearnerGrades: Sequence {
  private let file: String

  /// Reads the results of a folder.
  public init(in folder: GradeFolder) {
    file = folder.allResults.path
  }

  /// Reads from the beginning.
  public func makeIterator() -> Iterator { Iterator(file) }

  /// Reads a line at a time; a line that is no result is passed over.
  public final class Iterator: IteratorProtocol {
    private let stream: UnsafeMutablePointer<FILE>?
    private var line: UnsafeMutablePointer<CChar>?
    private var capacity = 0

    init(_ file: String) {
      stream = fopen(file, "r")
    }

    deinit {
      if let stream { fclose(stream) }
      free(line)
    }

    /// The next learner's grades.
    public func next() -> LearnerGrade? {
      guard let stream else { return nil }
      while true {
        let count = getline(&line, &capacity, stream)
        guard count > 0, let line else { return nil }
        let bytes = Data(bytes: line, count: count)
        if let grade = try? JSONDecoder().decode(LearnerGrade.self, from: bytes) { return grade }
      }
    }
  }
}
