import Foundation
import Reports
import Workbook

/// Proofs for a program: one object with a version; each kata has its faults by rule.
///
///     {"katas":[{"kata":"first-check","proved":true,"faults":[],…}],"problems":[],"version":1}
public struct ProofJSONReport: Sendable {
  /// The version of the object's grammar.
  public static let version = 1

  private struct Whole: Encodable {
    var version = ProofJSONReport.version
    var proved: Bool
    var katas: [Row]
    var problems: [String]
    var seconds: Double
  }

  private struct Row: Encodable {
    var kata: String
    var proved: Bool
    var starter: String?
    var solution: String?
    var mutants: Share
    var alternatives: Share
    var predictions: Share
    var pinnedClosures: String?
    var briefLines: Int?
    var faults: [Fault]
    var notes: [String]
    var written: [String]
    var seconds: Double
  }

  private struct Share: Encodable {
    var good: Int
    var total: Int
  }

  /// Makes a report.
  public init() {}

  /// The whole object, with a line end.
  public func text(of proof: WorkbookProof) -> String {
    JSONText.of(
      Whole(
        proved: proof.isProved, katas: proof.proofs.map(row), problems: proof.problems,
        seconds: rounded(proof.seconds)))
  }

  private func row(_ proof: KataProof) -> Row {
    Row(
      kata: proof.kata, proved: proof.isProved,
      starter: proof.judgements[.starter]?.result.verdict.rawValue,
      solution: proof.judgements[.solution]?.result.verdict.rawValue,
      mutants: Share(good: proof.killed.count, total: proof.killed.total),
      alternatives: Share(good: proof.passed.count, total: proof.passed.total),
      predictions: Share(good: proof.answered.count, total: proof.answered.total),
      pinnedClosures: proof.pinnedClosures, briefLines: proof.briefLines, faults: proof.faults,
      notes: proof.notes, written: proof.written, seconds: rounded(proof.seconds))
  }

  private func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}
