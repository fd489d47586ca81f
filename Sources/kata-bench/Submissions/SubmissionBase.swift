import Checker
import Foundation
import Workbook

/// An answer of the workbook whose verdict its author has proved.
struct SubmissionBase {
  let kata: Kata
  /// `solution`, `Alternatives/NAME` or `Mutants/NAME`.
  let name: String
  let sources: SourceSet
  let isRight: Bool

  /// The answers to all katas that the audit does not judge: what is inserted would be its matter.
  static func all(in workbook: Workbook) throws -> [SubmissionBase] {
    var bases: [SubmissionBase] = []
    for kata in workbook.katas where kata.facts.audit == nil {
      func add(_ name: String, _ folder: URL, isRight: Bool) throws {
        bases.append(
          SubmissionBase(
            kata: kata, name: name, sources: try SourceSet(folder: folder, of: kata),
            isRight: isRight))
      }
      try add("solution", kata.solutionFolder, isRight: true)
      for name in kata.facts.alternatives.sorted() {
        let folder = kata.suiteFolder.appendingPathComponent("Alternatives/\(name)")
        try add("Alternatives/\(name)", folder, isRight: true)
      }
      for name in kata.facts.mutants.keys.sorted() {
        let folder = kata.suiteFolder.appendingPathComponent("Mutants/\(name)")
        try add("Mutants/\(name)", folder, isRight: false)
      }
    }
    return bases
  }

  /// The verdicts that are right: the test that kills a mutant fails, or ends with SwiftUI's own trap.
  var expected: [String] { isRight ? ["passed"] : ["failed", "crashed"] }
}
