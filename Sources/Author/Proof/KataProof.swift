import Workbook

/// Everything that was found out about one kata: a row of the table.
public struct KataProof: Sendable {
  /// The kata's id.
  public var kata: String
  /// What is wrong with it; empty when it is proved.
  public var faults: [Fault]
  /// What an author should know though it is no fault.
  public var notes: [String]
  /// What was judged, by role.
  public var judgements: [Answer.Role: Judgement]
  /// How many mutants were killed by their test with their message, and how many there are.
  public var killed: (count: Int, total: Int)
  /// How many alternatives passed, and how many there are.
  public var passed: (count: Int, total: Int)
  /// How many predictions were answered, and how many there are.
  public var answered: (count: Int, total: Int)
  /// The closure policy that the kata pins, if any.
  public var pinnedClosures: String?
  /// The lines of the longest brief on a screen; nil when there is none.
  public var briefLines: Int?
  /// The kinds of facts that were written into its `kata.json`.
  public var written: [String]
  /// The time that its checks took, added up over the jobs.
  public var seconds: Double

  /// Whether nothing is wrong.
  public var isProved: Bool { faults.isEmpty }

  /// Whether nothing is wrong by one rule.
  public func isProved(_ rule: Rule) -> Bool { !faults.contains { $0.rule == rule } }
}
