import Workbook

/// A column of the table.
enum ProofCell: CaseIterable {
  case starter, solution, mutants, alternatives, policies, predictions, hints, brief, pages
  case translations, facts

  var title: String {
    switch self {
    case .starter: "starter"
    case .solution: "solution"
    case .mutants: "killed"
    case .alternatives: "others"
    case .policies: "closures"
    case .predictions: "asked"
    case .hints: "hints"
    case .brief: "brief"
    case .pages: "pages"
    case .translations: "ja"
    case .facts: "facts"
    }
  }

  /// The columns that it takes; its longest text with the mark of a red one.
  var width: Int {
    switch self {
    case .starter, .solution: 8
    case .mutants, .alternatives: 7
    case .policies: 8
    case .predictions: 5
    case .hints, .brief, .pages, .facts: 5
    case .translations: 5
    }
  }

  /// The rules that make it red.
  var rules: [Rule] {
    switch self {
    case .starter: [.starter]
    case .solution: [.solution]
    case .mutants: [.mutants]
    case .alternatives: [.alternatives]
    case .policies: [.policies]
    case .predictions: [.predictions]
    case .hints: [.hints]
    case .brief: [.brief]
    case .pages: [.pages]
    case .translations: [.translations]
    case .facts: [.facts]
    }
  }

  /// What it says of a kata.
  func text(of proof: KataProof) -> String {
    switch self {
    case .starter: starter(proof)
    case .solution: proof.judgements[.solution].map { verdict($0) } ?? "none"
    case .mutants: "\(proof.killed.count)/\(proof.killed.total)"
    case .alternatives: "\(proof.passed.count)/\(proof.passed.total)"
    case .policies: proof.pinnedClosures ?? (proof.isProved(.policies) ? "agree" : "differ")
    case .predictions:
      proof.answered.total == 0 ? "–" : "\(proof.answered.count)/\(proof.answered.total)"
    case .hints: proof.isProved(.hints) ? "ok" : ""
    case .brief: proof.briefLines.map { "\($0)" } ?? ""
    case .pages: proof.isProved(.pages) ? "ok" : ""
    case .translations: proof.isProved(.translations) ? "fresh" : ""
    case .facts: proof.isProved(.facts) ? "ok" : ""
    }
  }

  private func starter(_ proof: KataProof) -> String {
    guard let judgement = proof.judgements[.starter] else { return "none" }
    return judgement.result.verdict == .failed ? "fails" : verdict(judgement)
  }

  private func verdict(_ judgement: Judgement) -> String {
    switch judgement.result.verdict {
    case .passed: "passes"
    case .failed: "fails"
    case .crashed: "crashes"
    default: "broken"
    }
  }
}
