import Checker
import Foundation
import Sandbox
import Workbook
import XCTest

/// Every answer that the workbook holds, by kata.
enum WorkbookAnswers {
  /// The folder with `Package.swift`.
  static let checkout = URL(fileURLWithPath: #filePath)
    .resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// One answer to a kata.
  struct Answer: Sendable {
    var kata: Kata
    /// `starter`, `solution`, `mutant NAME` or `alternative NAME`.
    var name: String
    var sources: SourceSet

    /// `starter`, `solution`, `mutant` or `alternative`.
    var kind: String { String(name.prefix { $0 != " " }) }

    /// What a table calls it.
    var title: String { "\(kata.id) \(name)" }
  }

  /// The katas whose answers are Swift, each with its shipped starter.
  static func katas() throws -> [(kata: Kata, shipped: [SourceFile])] {
    let book = try Workbook(folder: checkout)
    let starters = StarterStore(
      workbook: book, state: StateFolder(for: book),
      blob: { try GitBlob(repositoryOf: checkout).bytes($0) })
    return try book.katas.filter { $0.facts.audit?.configuration == nil }.map {
      ($0, try starters.shipped($0).map { SourceFile(name: $0.name, bytes: $0.data) })
    }
  }

  /// The shipped starter, the solution, each mutant and each alternative.
  static func answers(to kata: Kata, shipped: [SourceFile]) throws -> [Answer] {
    func answer(_ name: String, _ folder: URL) throws -> Answer {
      Answer(kata: kata, name: name, sources: try SourceSet(folder: folder))
    }
    let mutants = kata.suiteFolder.appendingPathComponent("Mutants")
    let alternatives = kata.suiteFolder.appendingPathComponent("Alternatives")
    return try [
      Answer(kata: kata, name: "starter", sources: SourceSet(files: shipped)),
      answer("solution", kata.solutionFolder),
    ]
      + kata.facts.mutants.keys.sorted().map {
        try answer("mutant \($0)", mutants.appendingPathComponent($0))
      }
      + kata.facts.alternatives.map {
        try answer("alternative \($0)", alternatives.appendingPathComponent($0))
      }
  }
}
