import Foundation

/// One exercise: where its files lie and the facts about it.
public struct Kata: Sendable, Equatable, Identifiable {
  /// The facts of `kata.json`.
  public var facts: KataFacts
  /// The path below each of the three trees, such as `01-start/01-first-check`.
  public var path: String
  /// The first heading of the brief.
  public var title: String
  /// The learner's working copy.
  public var folder: URL
  /// The suite's folder, with `Screen.swift`, `Mutants` and `Alternatives`.
  public var suiteFolder: URL
  /// The solution's folder.
  public var solutionFolder: URL

  /// The name that a learner types.
  public var id: String { facts.id }

  /// Makes a kata from its parts.
  public init(
    facts: KataFacts, path: String, title: String, folder: URL, suiteFolder: URL,
    solutionFolder: URL
  ) {
    self.facts = facts
    self.path = path
    self.title = title
    self.folder = folder
    self.suiteFolder = suiteFolder
    self.solutionFolder = solutionFolder
  }
}
