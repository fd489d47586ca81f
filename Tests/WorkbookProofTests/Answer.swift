import Checker
import Foundation
import Workbook

/// One answer to one kata, and where it comes from.
struct Answer: Sendable {
  let kata: Kata
  /// Such as `mutant one-way`, for messages.
  let name: String
  let sources: SourceSet

  /// The shipped starter.
  static func starter(of kata: Kata, in book: ShippedWorkbook) throws -> Answer {
    let files = try book.store.shipped(kata).map { SourceFile(name: $0.name, bytes: $0.data) }
    return Answer(kata: kata, name: "starter", sources: SourceSet(files: files))
  }

  /// The solution.
  static func solution(of kata: Kata) throws -> Answer {
    Answer(kata: kata, name: "solution", sources: try SourceSet(folder: kata.solutionFolder))
  }

  /// A named wrong answer.
  static func mutant(_ name: String, of kata: Kata) throws -> Answer {
    let folder = kata.suiteFolder.appendingPathComponent("Mutants/\(name)")
    return Answer(kata: kata, name: "mutant \(name)", sources: try SourceSet(folder: folder))
  }

  /// A named right answer that is not the solution.
  static func alternative(_ name: String, of kata: Kata) throws -> Answer {
    let folder = kata.suiteFolder.appendingPathComponent("Alternatives/\(name)")
    return Answer(kata: kata, name: "alternative \(name)", sources: try SourceSet(folder: folder))
  }

  /// The same answer, judged under one policy for closures.
  func pinned(closures: String) -> Answer {
    var kata = kata
    kata.facts.policies = KataFacts.Policies(
      closures: closures, state: kata.facts.policies?.state)
    return Answer(kata: kata, name: "\(name), closures \(closures)", sources: sources)
  }
}
