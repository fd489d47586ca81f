import Checker
import Foundation
import Sandbox
import Workbook

/// Proves katas: runs all their answers and asks all rules.
///
///     let prover = Prover(workbook: workbook, store: store, checker: checker)
///     prover.prove(workbook.katas, jobs: 2) { proof in print(proof.kata, proof.faults) }
public struct Prover: Sendable {
  /// What may be written into `kata.json`.
  public enum Writing: Sendable {
    /// Starters' ids, failing tests, translations that nobody has recorded.
    case computed
    /// The same, and changed English pages: the author has compared the Japanese ones.
    case translated
  }

  let workbook: Workbook
  let store: StarterStore
  let checker: Checker
  let writing: Writing?
  let cancellation: Cancellation?

  /// Makes a prover of a workbook's katas; `writing` is nil when it is only to look.
  public init(
    workbook: Workbook, store: StarterStore, checker: Checker, writing: Writing? = nil,
    cancellation: Cancellation? = nil
  ) {
    self.workbook = workbook
    self.store = store
    self.checker = checker
    self.writing = writing
    self.cancellation = cancellation
  }

  /// Proves katas, so many answers at a time; calls `body` on this thread for each kata, in order.
  public func prove(_ katas: [Kata], jobs: Int, _ body: (KataProof) -> Void) {
    let order = workbook.katas.map(\.id)
    var subjects = katas.map { kata in
      ProofSubject(
        kata, earlier: Array(order.prefix { $0 != kata.id }), in: store,
        usesWorkingStarters: writing != nil)
    }
    let tasks = subjects.enumerated().flatMap { index, subject in
      subject.tasks.map { (subject: index, task: $0) }
    }
    var done = 0
    func concludeAll(before end: Int) {
      while done < end {
        body(conclude(subjects[done]))
        done += 1
      }
    }
    let batch = OrderedBatch(tasks) { [self] in outcome(of: $0.task) }
    batch.run(jobs: max(1, jobs)) { task, outcome in
      guard cancellation?.isCancelled != true else { return }
      concludeAll(before: task.subject)
      subjects[task.subject].take(outcome)
    }
    if cancellation?.isCancelled != true { concludeAll(before: subjects.count) }
  }

  private func outcome(of task: ProofTask) -> ProofOutcome {
    switch task {
    case .judge(let answer):
      .judged(
        Judgement(answer) {
          checker.check($0.kata, sources: $0.sources, cancellation: cancellation)
        }
      )
    case .ask(let prediction, let answer):
      .answered(PredictionProof(prediction, on: answer).fault(checker, cancellation))
    }
  }

  private func conclude(_ subject: ProofSubject) -> KataProof {
    var subject = subject
    if let writing { subject.write(isTranslated: writing == .translated) }
    return subject.proof()
  }
}
