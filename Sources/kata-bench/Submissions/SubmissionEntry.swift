/// What is known beforehand of one synthetic submission.
struct SubmissionEntry: Codable {
  /// The learner's folder.
  var learner: String
  /// The kata's id.
  var kata: String
  /// What it was made from, such as `solution` or `Mutants/one-way`.
  var base: String
  /// The kind of attack; nil for an honest answer.
  var hostile: String?
  /// The verdicts that are right; an attack can end in more than one way.
  var expected: [String]
}
