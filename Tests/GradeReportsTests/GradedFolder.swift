import Checker
import Foundation
import GradeReports
import XCTest

@testable import Grader

/// A folder as `kata grade` leaves it, of grades that somebody made up.
final class GradedFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("graded-\(UUID())")

  init(_ grades: [LearnerGrade]) throws {
    let katas = ["counter", "toggle", "list"]
    var (all, annotations, rows) = (Data(), "", "")
    var (summary, page) = (GradeGitHubReport().summaryHead(), ClassPage(katas: katas))
    for (number, grade) in grades.enumerated() {
      let line = try JSONEncoder.ofGrades.encode(grade) + [0x0A]
      all += line
      try write(line, to: "results/\(number).json")
      try write(GradescopeReport().text(of: grade), to: "reports/gradescope/\(number).json")
      try write(PrairieLearnReport().text(of: grade), to: "reports/prairielearn/\(number).json")
      try write(
        Classroom50Report(environment: [:]).text(of: grade),
        to: "reports/classroom50/\(number).json")
      try write(GradeJUnitReport().text(of: grade), to: "reports/junit/\(number).xml")
      for kata in grade.katas {
        try write(
          ExercismReport().text(of: kata), to: "reports/exercism/\(number)-\(kata.kata).json")
      }
      annotations += GradeGitHubReport().annotations(of: grade)
      summary += GradeGitHubReport().summaryRows(of: grade)
      rows += CanvasReport(katas: katas).row(of: grade)
      page.add(grade)
    }
    try write(all, to: "results.jsonl")
    try write(annotations, to: "reports/github.txt")
    try write(summary, to: "reports/summary.md")
    try write(page.text, to: "reports/class.html")
    let head = CanvasReport(katas: katas).head(maximum: ["counter": 3, "toggle": 2])
    try write(head + rows, to: "reports/canvas.csv")
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ bytes: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  /// What schemas and parsers that are not ours say.
  ///
  /// - Returns: Nothing but what was read when all is well; else the faults too.
  func validated() throws -> (isValid: Bool, words: String) {
    let script = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Schemas/validate.py").path
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script, url.path]
    process.standardOutput = pipe
    try process.run()
    let words = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let code = process.terminationStatus
    if code == 77 || code == 127 {
      throw XCTSkip(
        "\(words)no independent judge: apt-get install python3-jsonschema libxml2-utils")
    }
    return (code == 0, words)
  }
}
