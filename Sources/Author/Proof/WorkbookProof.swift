import Workbook

/// The proofs of many katas, and what is wrong with the workbook around them.
public struct WorkbookProof: Sendable {
  /// A row for each kata.
  public var proofs: [KataProof]
  /// What is wrong beside the katas: folders that were left out, chapters without a title.
  public var problems: [String]
  /// Wall time in seconds.
  public var seconds: Double

  /// Makes a proof from its parts.
  public init(proofs: [KataProof], problems: [String], seconds: Double) {
    self.proofs = proofs
    self.problems = problems
    self.seconds = seconds
  }

  /// Whether nothing at all is wrong.
  public var isProved: Bool { problems.isEmpty && proofs.allSatisfy(\.isProved) }

  /// What is wrong with a workbook's folders, one sentence each.
  public static func problems(of workbook: Workbook) -> [String] {
    workbook.problems.map(\.description) + chapterProblems(of: workbook)
  }

  /// The chapters that lack their title in a language, one sentence each.
  public static func chapterProblems(of workbook: Workbook) -> [String] {
    workbook.chapters.flatMap { ChapterRule(chapter: $0, workbook: workbook).sentences() }
  }
}
