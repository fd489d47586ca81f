import Checker
import Foundation
import Workbook

/// One answer to one kata, and what it is there for.
public struct Answer: Sendable {
  /// What an answer stands for in a proof.
  public enum Role: Sendable, Hashable {
    case starter
    case solution
    case alternative(String)
    case mutant(String)
  }

  /// The kata that it answers.
  public let kata: Kata
  /// What it stands for.
  public let role: Role
  /// Its files.
  public let sources: SourceSet

  /// Makes an answer of files that are in memory.
  public init(kata: Kata, role: Role, sources: SourceSet) {
    self.kata = kata
    self.role = role
    self.sources = sources
  }

  /// The shipped starter, whatever the working copy holds.
  public init(starterOf kata: Kata, in store: StarterStore) throws(WorkbookError) {
    let files = try store.shipped(kata).map { SourceFile(name: $0.name, bytes: $0.data) }
    self.init(kata: kata, role: .starter, sources: SourceSet(files: files))
  }

  /// The answer of a role whose files lie in a folder of their own.
  public init(_ role: Role, of kata: Kata) throws(CheckFault) {
    let folder =
      switch role {
      case .starter: kata.folder
      case .solution: kata.solutionFolder
      case .alternative(let name): kata.suiteFolder.appendingPathComponent("Alternatives/\(name)")
      case .mutant(let name): kata.suiteFolder.appendingPathComponent("Mutants/\(name)")
      }
    self.init(kata: kata, role: role, sources: try SourceSet(folder: folder, of: kata))
  }

  /// What to call it in a sentence, such as `the mutant one-way`.
  public var name: String {
    switch role {
    case .starter: "the starter"
    case .solution: "the solution"
    case .alternative(let name): "the alternative \(name)"
    case .mutant(let name): "the mutant \(name)"
    }
  }

  /// The same answer, judged under one policy for closures.
  public func pinned(closures: String) -> Answer {
    var kata = kata
    kata.facts.policies = KataFacts.Policies(
      closures: closures, state: kata.facts.policies?.state)
    return Answer(kata: kata, role: role, sources: sources)
  }
}
