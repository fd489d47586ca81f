import Foundation
import Grader

/// The small files that a teacher gives: a roster, times, a policy.
enum GradeInput {
  /// The bytes of a file.
  static func bytes(of file: String) throws(GradeFault) -> Data {
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw GradeFault(
        "cannot read \(file); does it exist?", "\(file) を読めません。存在するか確かめてください。")
    }
    return bytes
  }

  /// The learners of a course: the first column of each line.
  static func roster(_ file: String) throws(GradeFault) -> [String] {
    try lines(of: file).map { $0.split(separator: ",").first.map(String.init) ?? $0 }
  }

  /// When each learner handed in: `learner,2026-11-30T12:00:00Z` a line.
  static func times(_ file: String) throws(GradeFault) -> [String: String] {
    var times: [String: String] = [:]
    for (number, line) in try lines(of: file).enumerated() {
      let parts = line.split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2, (try? Date.ISO8601FormatStyle().parse(parts[1])) != nil else {
        // A heading is no time either, but a time in another notation is no heading.
        if number == 0, parts.last?.contains(where: \.isNumber) != true { continue }
        throw GradeFault(
          "\(file), line \(number + 1): \(line.debugDescription) is not `learner,time` with a time such"
            + " as 2026-11-30T12:00:00Z",
          "\(file) の \(number + 1) 行目：\(line.debugDescription) は、学習者と時刻をコンマで区切った行ではありません"
            + "（時刻の例：2026-11-30T12:00:00Z）。")
      }
      times[parts[0]] = parts[1]
    }
    return times
  }

  private static func lines(of file: String) throws(GradeFault) -> [String] {
    guard let text = String(validating: try bytes(of: file), as: UTF8.self) else {
      throw GradeFault("\(file) is not UTF-8 text", "\(file) は UTF-8 のテキストではありません。")
    }
    return text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }
}
