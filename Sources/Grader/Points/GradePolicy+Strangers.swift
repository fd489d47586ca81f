import Workbook

extension GradePolicy {
  /// The names of this policy that no learner has: a misspelt one is neither excused nor held back.
  public func strangers(among learners: some Sequence<String>) -> [IntakeNote] {
    let known = Set(learners)
    let excused = Set((extraDays ?? [:]).keys).subtracting(known).sorted().map {
      IntakeNote(
        path: $0.withoutLineEnds,
        reason: "the policy has extra days for this name, and no learner has it")
    }
    let held = Set(heldBack ?? []).subtracting(known).sorted().map {
      IntakeNote(
        path: $0.withoutLineEnds,
        reason: "the policy holds back this name, and no learner has it")
    }
    return excused + held
  }
}
