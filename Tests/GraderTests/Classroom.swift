import Foundation
import Grader
import XCTest

@testable import Workbook

/// A workbook with two katas, a folder of submissions, and a grading of them.
final class Classroom {
  let root: URL
  let submissions: URL
  let output: URL
  let katas: [Kata]
  let judge: StandInJudge

  init(
    judge: StandInJudge = StandInJudge(), weights: [String: Int]? = nil, hidden: [String]? = nil
  ) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("grade-\(UUID())")
    submissions = root.appendingPathComponent("submissions")
    output = root.appendingPathComponent("output")
    self.judge = judge
    try FileManager.default.createDirectory(at: submissions, withIntermediateDirectories: true)
    var katas: [Kata] = []
    for (path, id) in [("01-start/01-counter", "counter"), ("01-start/02-toggle", "toggle")] {
      let folder = root.appendingPathComponent("Katas/\(path)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("// starter\n".utf8).write(to: folder.appendingPathComponent("Model.swift"))
      try Data("# \(id)\n".utf8).write(to: folder.appendingPathComponent("README.md"))
      try Data("## 1\n\nLook at the tap.\n\n## 2\n\nb\n\n## 3\n\nc\n".utf8).write(
        to: folder.appendingPathComponent("hints.en.md"))
      let facts = KataFacts(
        version: 1, id: id, concepts: [], prerequisites: [], minutes: 5, languageMode: 6,
        weights: weights, hidden: hidden, starters: ["Model.swift": ""], mutants: [:],
        alternatives: [])
      katas.append(
        Kata(
          facts: facts, path: path, title: id, folder: folder, suiteFolder: folder,
          solutionFolder: folder))
    }
    self.katas = katas
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// Writes a file of a learner's, such as `mika/counter/Model.swift`.
  func hand(_ text: String, in path: String) throws {
    try hand(Data(text.utf8), in: path)
  }

  func hand(_ bytes: Data, in path: String) throws {
    let file = submissions.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  func grader(demanding areDemanded: Bool = false, only id: String? = nil) -> Grader {
    Grader(
      folder: GradeFolder(output), katas: katas.filter { id == nil || $0.id == id },
      areDemanded: areDemanded, judge: judge, language: .english)
  }

  /// Grades everything and gives the results by learner.
  @discardableResult
  func grade(
    demanding areDemanded: Bool = false, only id: String? = nil, policy: GradePolicy = .none,
    times: [String: String] = [:], roster: [String]? = nil
  ) throws -> [String: LearnerGrade] {
    let grader = grader(demanding: areDemanded, only: id)
    _ = try grader.plan(submissions, times: times, roster: roster)
    try grader.work(jobs: 2)
    _ = try grader.writeResults(policy: policy, gradedAt: "2026-11-30T12:00:00Z")
    return Dictionary(
      LearnerGrades(in: grader.folder).map { ($0.learner, $0) }, uniquingKeysWith: { $1 })
  }
}
