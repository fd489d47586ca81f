import Foundation
import Glibc
import Workbook

extension Grader {
  /// Writes the native results of everything that is judged: one file a learner, and all in one.
  ///
  /// Memory does not grow with the class: each learner is read, written and forgotten.
  ///
  /// - Returns: How many answers were judged for how many learners.
  public func writeResults(
    policy: GradePolicy, gradedAt: String
  ) throws(GradeFault) -> GradeSummary {
    let queue = WorkQueue(folder)
    var summary = GradeSummary(wall: judge.wall)
    let draft = folder.url.appendingPathComponent(".results.\(getpid())")
    FileManager.default.createFile(atPath: draft.path, contents: nil)
    guard let all = try? FileHandle(forWritingTo: draft) else {
      throw .cannotWrite(folder.allResults, errno)
    }
    defer { unlink(draft.path) }
    try forEachPlanned { planned throws(GradeFault) in
      let grade = policy.applied(
        to: learnerGrade(planned, queue: queue, gradedAt: gradedAt))
      guard let line = try? JSONEncoder.ofGrades.encode(grade) else { throw .broken(folder.plan) }
      try GradeFolder.write(
        line + [0x0A], to: folder.results.appendingPathComponent("\(grade.submission).json"))
      do {
        try all.write(contentsOf: line + [0x0A])
      } catch {
        throw .cannotWrite(folder.allResults, errno)
      }
      summary.add(grade)
    }
    guard (try? all.close()) != nil, rename(draft.path, folder.allResults.path) == 0 else {
      throw .cannotWrite(folder.allResults, errno)
    }
    summary.answersJudged = GradeFolder.names(in: folder.grades).count
    return summary
  }

  private func learnerGrade(
    _ planned: PlannedLearner, queue: WorkQueue, gradedAt: String
  ) -> LearnerGrade {
    var grades: [KataGrade] = []
    for answer in planned.answers {
      guard let kata = katas.first(where: { $0.id == answer.kata }) else { continue }
      if let work = answer.work {
        if let grade = queue.grade(of: work) {
          grades.append(grade)
        } else {
          var grade = KataGrade(
            kata: kata.id, verdict: .error, rule: "not-graded",
            reason: "it was not graded yet; go on with --resume", maxScore: 0, wall: judge.wall)
          grade.work = work
          grades.append(grade)
        }
      } else {
        let maximum = PointRule(of: kata.facts).maximum(of: judge.tests(of: kata))
        grades.append(
          KataGrade(
            kata: kata.id, verdict: .invalid, rule: answer.rule, reason: answer.reason ?? "",
            maxScore: maximum, wall: judge.wall))
      }
    }
    var grade = LearnerGrade(
      learner: planned.learner, submission: planned.submission, katas: grades,
      notes: planned.notes, wall: judge.wall, gradedAt: gradedAt)
    grade.submittedAt = planned.submittedAt
    return grade
  }

  /// Reads the plan a line at a time.
  func forEachPlanned(
    _ body: (PlannedLearner) throws(GradeFault) -> Void
  ) throws(GradeFault) {
    guard let file = fopen(folder.plan.path, "r") else {
      throw GradeFault(
        "\(folder.url.path) holds no grading yet; give the folder of submissions too",
        "\(folder.url.path) にはまだ採点がありません。提出物のフォルダも指定してください。")
    }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while true {
      let count = getline(&line, &capacity, file)
      guard count > 0, let start = line else { return }
      let bytes = Data(bytes: start, count: count)
      guard let planned = try? JSONDecoder().decode(PlannedLearner.self, from: bytes) else {
        throw .broken(folder.plan)
      }
      try body(planned)
    }
  }
}
