import Foundation
import Workbook

/// What a course decides about points and time, from a JSON file given by `--policy`.
///
/// ```json
/// {
///   "version": 1, "due": "2026-12-01T23:59:00Z", "graceMinutes": 15,
///   "percentOffADay": 10, "percentOffAtMost": 50,
///   "extraDays": { "mika": 3 }, "heldBack": ["bob"]
/// }
/// ```
public struct GradePolicy: Codable, Sendable, Equatable {
  /// The version of the file's grammar; this build reads 1.
  public var version: Int
  /// When the work is due, as ISO 8601; nil for never.
  public var due: String?
  /// Minutes after it that still count as in time.
  public var graceMinutes: Int?
  /// Per cent of a learner's points taken off for each day begun after it.
  public var percentOffADay: Int?
  /// The most per cent taken off; 100 when absent.
  public var percentOffAtMost: Int?
  /// Days more, by learner.
  public var extraDays: [String: Int]?
  /// Learners whose results must not be shown yet.
  public var heldBack: [String]?

  /// A policy that changes nothing.
  public static let none = GradePolicy(version: 1)

  private init(version: Int) {
    self.version = version
  }

  /// Reads a policy.
  ///
  /// - Throws: `GradeFault` when it is not one, with the place.
  public init(reading bytes: Data, file: String) throws(GradeFault) {
    do {
      self = try JSONDecoder().decode(GradePolicy.self, from: bytes)
    } catch {
      throw GradeFault(
        "\(file) is no grading policy: it must be a JSON object with \"version\": 1;"
          + " see `kata grade --help`",
        "\(file) は採点ポリシーではありません。\"version\": 1 を持つ JSON オブジェクトにしてください"
          + "（`kata grade --help` を参照）。")
    }
    if let fault = Self.unknownKey(in: bytes) ?? fault {
      throw GradeFault("\(file): \(fault.english)", "\(file)：\(fault.japanese)")
    }
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case version, due, graceMinutes, percentOffADay, percentOffAtMost, extraDays, heldBack
  }

  /// A key that a policy does not have: a misspelt rule that is passed over costs points unseen.
  private static func unknownKey(in bytes: Data) -> Sentence? {
    let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    let known = CodingKeys.allCases.map(\.rawValue)
    guard let key = object?.keys.sorted().first(where: { !known.contains($0) }) else { return nil }
    let list = known.joined(separator: ", ")
    return Sentence(
      "there is no rule \(key.quotedForTerminal); a policy knows \(list)",
      "\(key.quotedForTerminal) という規則はありません。使えるのは \(list) です。")
  }

  /// What is wrong with its values; nil when nothing is.
  private var fault: Sentence? {
    if version != 1 {
      return Sentence(
        "version \(version) is not known; this build reads 1",
        "version \(version) は読めません。このビルドが読むのは 1 です。")
    }
    if let due, Self.date(due) == nil {
      return Sentence(
        "`due` is \(due.quotedForTerminal), which is no time such as 2026-12-01T23:59:00Z",
        "`due` の \(due.quotedForTerminal) は日時ではありません。2026-12-01T23:59:00Z のように書いてください。")
    }
    for (name, value) in [
      ("percentOffADay", percentOffADay), ("percentOffAtMost", percentOffAtMost),
    ] {
      if let value, !(0...100).contains(value) {
        return Sentence(
          "`\(name)` is \(value), not 0 to 100", "`\(name)` は \(value) ではなく 0〜100 にしてください。")
      }
    }
    if let graceMinutes, graceMinutes < 0 {
      return Sentence("`graceMinutes` is less than 0", "`graceMinutes` は 0 以上にしてください。")
    }
    return nil
  }

  /// The points to take off for a submission of this time: whole points, rounded down.
  func penalty(on score: Int, of learner: String, submittedAt: String?) -> Int {
    guard let due = due.flatMap(Self.date), let at = submittedAt.flatMap(Self.date) else {
      return 0
    }
    let allowed = Double(graceMinutes ?? 0) * 60 + Double(extraDays?[learner] ?? 0) * 86_400
    let late = at.timeIntervalSince(due) - allowed
    guard late > 0 else { return 0 }
    let days = Int((late / 86_400).rounded(.up))
    let (off, isHuge) = days.multipliedReportingOverflow(by: percentOffADay ?? 0)
    let percent = min(isHuge ? 100 : off, percentOffAtMost ?? 100)
    return score * percent / 100
  }

  /// The grades with what the policy takes off and holds back.
  func applied(to grade: LearnerGrade) -> LearnerGrade {
    var grade = grade
    let full = grade.katas.reduce(0) { $0 + $1.score }
    grade.latePenalty = penalty(on: full, of: grade.learner, submittedAt: grade.submittedAt)
    grade.score = full - grade.latePenalty
    grade.isHeldBack = heldBack?.contains(grade.learner) ?? false
    return grade
  }

  private static func date(_ text: String) -> Date? {
    try? Date.ISO8601FormatStyle().parse(text)
  }
}
