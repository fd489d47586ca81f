/// The grades of one learner's submission: the native result, `kata-result/v1`.
///
/// Every other report is a function of these.
public struct LearnerGrade: Codable, Sendable, Equatable {
  /// The version of this grammar.
  public static let currentSchema = "kata-result/v1"

  /// The version that it was written in.
  public var schema: String
  /// The learner's name: the folder's or the archive's, as text that can be shown.
  public var learner: String
  /// Stands for the bytes of the learner's name; the name of the result's file.
  public var submission: String
  /// The points of all katas, after the policy for late submissions.
  public var score: Int
  /// The points that all katas can bring.
  public var maxScore: Int
  /// The points that were taken off for lateness.
  public var latePenalty: Int
  /// When it was handed in, as ISO 8601; the same over all regrades. Nil when nobody said.
  public var submittedAt: String?
  /// When it was graded, as ISO 8601.
  public var gradedAt: String
  /// Whether the result must not be shown to the learner yet.
  public var isHeldBack: Bool
  /// How strong the wall was: `full`, `reduced` or `none`.
  public var wall: String
  /// One grade a kata, in the workbook's order.
  public var katas: [KataGrade]
  /// What the teacher should know of the files, such as what was not looked at.
  public var notes: [IntakeNote]

  /// Makes a learner's grades; the points are summed up.
  public init(
    learner: String, submission: String, katas: [KataGrade], notes: [IntakeNote],
    wall: String, gradedAt: String
  ) {
    schema = Self.currentSchema
    self.learner = learner
    self.submission = submission
    score = katas.reduce(0) { $0 + $1.score }
    maxScore = katas.reduce(0) { $0 + $1.maxScore }
    latePenalty = 0
    self.gradedAt = gradedAt
    isHeldBack = false
    self.wall = wall
    self.katas = katas
    self.notes = notes
  }
}
