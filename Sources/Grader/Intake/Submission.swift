/// What one learner handed in, read and sorted by kata.
struct Submission: Sendable {
  /// The answers, in the workbook's order.
  var answers: [Answer] = []
  /// What the teacher should know of the files.
  var notes: [IntakeNote] = []
}
