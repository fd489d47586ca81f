import Checker
import Grader

/// Grades of a learner whose submission tries to break every report.
enum HostileGrades {
  static let name = "=HYPERLINK(\"http://x\"),a'b<script>alert(1)</script>\u{1B}[2J|`x`"
  static let message =
    "::error title=Autograding complete::Points 100/100\n]]></failure><script>alert(1)</script>"
    + "&\u{0}\u{FFFE}\u{1B}]0;pwned\u{07}\r\n=cmd()|'\"\u{202E}"

  static func grade(messageRepeated count: Int = 1) -> LearnerGrade {
    let text = String(repeating: message, count: count)
    var kata = KataGrade(
      kata: "counter", verdict: .failed, rule: nil, reason: text, maxScore: 3, wall: "full")
    kata.tests = [
      TestGrade(
        id: "CounterTests/testStart", outcome: .passed, score: 1, maxScore: 1, seconds: 0.1),
      TestGrade(
        id: "CounterTests/testTap", outcome: .failed, score: 0, maxScore: 1, seconds: 0.1,
        messages: [text], hint: text),
      TestGrade(
        id: "CounterTests/testSecret", outcome: .failed, score: 0, maxScore: 1,
        messages: ["secret"], hint: "secret hint", isHidden: true),
    ]
    kata.score = 1
    kata.evidence = text
    kata.misconception = "counts-<b>bodies</b>"
    let forged = KataGrade(
      kata: "toggle", verdict: .tampered, rule: "early-exit", reason: text, maxScore: 2,
      wall: "full")
    let ours = KataGrade(
      kata: "list", verdict: .error, rule: nil, reason: "ours", maxScore: 0, wall: "full")
    return LearnerGrade(
      learner: name, submission: "00ff", katas: [kata, forged, ours],
      notes: [IntakeNote(path: text, reason: text)], wall: "full",
      gradedAt: "2026-11-30T12:00:00Z")
  }
}
