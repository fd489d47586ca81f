import Foundation
import Grader
import Shell
import Workbook

/// Whether a grading is an exam: what was said when it began holds to its end, on every machine.
struct ExamChoice {
  let arguments: ArgumentList
  let folder: GradeFolder

  private struct Kept: Codable {
    var version = 1
    var seed: Int?
  }

  private var file: URL { folder.url.appendingPathComponent("exam.json") }

  /// The exam; nil where it is none.
  ///
  /// - Throws: `GradeFault` where the grading began otherwise.
  func exam() throws -> Exam? {
    let seed = try arguments.number("--seed", in: Exam.seeds)
    guard folder.isBegun, !(arguments.has("--regrade") && arguments.has("--exam")) else {
      guard arguments.has("--exam") else {
        // Nothing has begun: what an exam before it left says nothing about this one.
        if !folder.isBegun { try? FileManager.default.removeItem(at: file) }
        return nil
      }
      try keep(seed)
      return Exam(seed: seed)
    }
    guard let bytes = FileManager.default.contents(atPath: file.path) else {
      guard !arguments.has("--exam") else {
        throw GradeFault(
          "the grading in \(folder.url.path) is no exam; --regrade --exam judges all of it again",
          "\(folder.url.path) の採点は試験ではありません。--regrade --exam を付けると、すべて採点し直します。")
      }
      return nil
    }
    guard let kept = try? JSONDecoder().decode(Kept.self, from: bytes), kept.version == 1 else {
      throw GradeFault(
        "\(file.path) cannot be read; --regrade --exam writes it anew",
        "\(file.path) を読めません。--regrade --exam を付けると、書き直します。")
    }
    return Exam(seed: kept.seed)
  }

  private func keep(_ seed: Int?) throws {
    do {
      try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
      try JSONEncoder().encode(Kept(seed: seed)).write(to: file, options: .atomic)
    } catch {
      throw GradeFault(
        "cannot write \(file.path): \(error.localizedDescription)", "\(file.path) に書き込めません。")
    }
  }
}
