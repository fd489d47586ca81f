/// One line of the plan: a learner, and the work that each answer is.
struct PlannedLearner: Codable, Sendable, Equatable {
  /// An answer to one kata: work to be done, or why there is none.
  struct PlannedAnswer: Codable, Sendable, Equatable {
    var kata: String
    /// The name of the work; nil when the files were refused.
    var work: String?
    /// The rule that refused the files.
    var rule: String?
    /// The sentence of the refusal.
    var reason: String?
  }

  /// The learner's name as text that can be shown.
  var learner: String
  /// Stands for the bytes of the name.
  var submission: String
  /// When it was handed in, as ISO 8601; nil when nobody said.
  var submittedAt: String?
  var answers: [PlannedAnswer]
  var notes: [IntakeNote]
}
