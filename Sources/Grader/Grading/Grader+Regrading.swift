import Foundation
import Glibc
import Workbook

extension Grader {
  /// Sets the old grades and results aside, so that everything is judged again.
  public func beginAgain() throws(GradeFault) {
    guard folder.isBegun else {
      throw GradeFault(
        "\(folder.url.path) holds no grading that could be done again",
        "\(folder.url.path) には、やり直せる採点がありません。")
    }
    let number = 1 + GradeFolder.names(in: folder.earlier).count
    let place = folder.earlier.appendingPathComponent("\(number)")
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(place, errno)
    }
    for kept in [folder.grades, folder.results, folder.allResults, folder.plan]
    where access(kept.path, F_OK) == 0 {
      // The plan is needed again where no folder of submissions is given.
      if kept == folder.plan {
        try? FileManager.default.copyItem(
          at: kept, to: place.appendingPathComponent(kept.lastPathComponent))
      } else if rename(kept.path, place.appendingPathComponent(kept.lastPathComponent).path) != 0 {
        throw .cannotWrite(place, errno)
      }
    }
    try folder.makeFolders()
    let queue = WorkQueue(folder)
    for work in GradeFolder.names(in: folder.work) { try queue.add(work, judgedBy: "") }
  }

  /// Writes what the new grading says otherwise than the one before, and why.
  public func writeDifference() throws(GradeFault) {
    let number = GradeFolder.names(in: folder.earlier).count
    let before = folder.earlier.appendingPathComponent("\(number)/results.jsonl")
    let old = Self.grades(in: before)
    var changes: [GradeChange] = []
    for (learner, grade) in Self.grades(in: folder.allResults).sorted(by: { $0.key < $1.key }) {
      for kata in grade.katas {
        let was = old[learner]?.katas.first { $0.kata == kata.kata }
        if let change = GradeChange(from: was, to: kata, of: grade.learner) {
          changes.append(change)
        }
      }
    }
    let encoder = JSONEncoder.ofGrades
    encoder.outputFormatting.insert(.prettyPrinted)
    let file = folder.url.appendingPathComponent("changes.json")
    guard let bytes = try? encoder.encode(changes) else { throw .broken(before) }
    try GradeFolder.write(bytes + [0x0A], to: file)
  }

  private static func grades(in file: URL) -> [String: LearnerGrade] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var grades: [String: LearnerGrade] = [:]
    for line in text.split(separator: "\n") {
      guard let grade = try? JSONDecoder().decode(LearnerGrade.self, from: Data(line.utf8)) else {
        continue
      }
      grades[grade.submission] = grade
    }
    return grades
  }
}
