/// What came of a task of a proof.
enum ProofOutcome: Sendable {
  case judged(Judgement)
  /// Why a question has no answer; nil when it has one.
  case answered(Fault?)
}
