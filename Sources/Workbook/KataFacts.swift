/// The facts of a kata, as they stand in `kata.json`; prose has files of its own.
public struct KataFacts: Codable, Sendable, Equatable {
  /// The version of the file's grammar; this build reads 1.
  public var version: Int
  /// The name that a learner types; stable when the kata moves.
  public var id: String
  /// What is taught, as slugs.
  public var concepts: [String]
  /// The ids of katas that should come before.
  public var prerequisites: [String]
  /// How long a learner needs, in minutes.
  public var minutes: Int
  /// The Swift language mode that the kata is compiled in.
  public var languageMode: Int
  /// The runtime policies that the kata's counts depend on, if any.
  public var policies: Policies?
  /// What the audit is asked before the suite runs; nil for nothing.
  public var audit: Audit?
  /// Questions about body counts, answered by running the screen.
  public var predictions: [Prediction]?
  /// Points by test id, whole numbers; a test that is not named brings 1.
  public var weights: [String: Int]?
  /// The ids of tests that a learner whose submission is graded may not know of.
  public var hidden: [String]?
  /// `test` where each test has to have a process of its own when submissions are graded.
  public var isolation: String?
  /// File name to git blob id (`git hash-object`) of each shipped starter.
  public var starters: [String: String]
  /// The limit of one test in seconds; 5 when absent.
  public var testSeconds: Double?
  /// Mutant folder name to what it stands for.
  public var mutants: [String: Mutant]
  /// The folder names of alternative right answers.
  public var alternatives: [String]
  /// Page (`README`, `hints`, `debrief`, `misconceptions`) to the git blob id of the English text that
  /// its Japanese was last compared with.
  public var translations: [String: String]?
  /// What the grader's gates let through; nil for nothing beyond what the starter and solution do.
  public var gates: Gates?
  /// What an exam compares beside the tests; nil where the kata has no probe.
  public var probe: Probe?
  /// Why a kata has no probe.
  public var unprobed: String?
  /// Why a learner's files have more lines than a kata should ask for; nil when they do not.
  public var long: String?

  /// The two policy switches of the runtime.
  public struct Policies: Codable, Sendable, Equatable {
    /// `bytes` or `captures`.
    public var closures: String?
    /// `eager` or `lazy`.
    public var state: String?

    /// Makes a pair of switches; `nil` leaves one to the runtime's default.
    public init(closures: String?, state: String?) {
      self.closures = closures
      self.state = state
    }

    /// What the runtime does for a kata that pins nothing.
    public static let defaults = Policies(closures: "captures", state: "eager")
  }

  /// A question: how many bodies of a view run when these steps are taken?
  public struct Prediction: Codable, Sendable, Equatable {
    /// Driver steps, such as `tap Favourite 3`.
    public var steps: [String]
    /// The view whose bodies are counted.
    public var count: String
    /// `starter` or `mine`.
    public var on: String
  }

  /// A wrong answer that people really give.
  public struct Mutant: Codable, Sendable, Equatable {
    /// The misconception, as a slug.
    public var misconception: String
    /// The id of the test that must fail, `Class/testMethod`.
    public var killedBy: String
    /// A part of that test's failure message.
    public var says: String?
    /// The ids of all tests that fail, sorted.
    public var fails: [String]?
    /// The hint that helps first against this misconception, 1 to 3.
    public var hint: Int?
  }
}
