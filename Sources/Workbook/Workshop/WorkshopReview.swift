/// What a learner should look at again after a workshop.
public enum WorkshopReview {
  /// The plan's katas that were begun and not passed, then those that were hard to pass.
  public static func katas(of progress: PublishedProgress, in plan: WorkshopPlan) -> [String] {
    let states = plan.katas.map { progress[$0] }
    let open = states.filter { !$0.isPassed && ($0.checks > 0 || $0.hints > 0) }
    let hard = states.filter { state in
      let minutes = Double(plan.minutes(for: state.kata) ?? 10)
      return state.isPassed
        && (state.sawSolution || state.checks >= 5 || state.hints >= 3
          || (state.seconds ?? 0) > minutes * 90)
    }
    return (open + hard).map(\.kata)
  }
}
