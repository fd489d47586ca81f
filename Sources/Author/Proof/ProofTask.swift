import Workbook

/// One thing to run for a proof.
enum ProofTask: Sendable {
  case judge(Answer)
  case ask(KataFacts.Prediction, Answer)
}
