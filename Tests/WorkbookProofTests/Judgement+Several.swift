import Author
import Checker

extension Judgement {
  /// Checks every answer under its kata's own policies, two at a time, and keeps their order.
  static func judge(_ answers: [Answer], by checker: Checker) -> [Judgement] {
    var judgements: [Judgement] = []
    let batch = OrderedBatch(answers) { checker.check($0.kata, sources: $0.sources) }
    batch.run(jobs: 2) { judgements.append(Judgement(answer: $0, result: $1)) }
    return judgements
  }
}
