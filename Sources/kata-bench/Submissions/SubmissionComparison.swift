import Foundation

/// Sets the verdicts of a grading beside those that were known beforehand.
struct SubmissionComparison {
  /// The folder with the manifest.
  let folder: URL
  /// The folder of the grading.
  let output: URL

  /// What is read of a native result.
  private struct Result: Decodable {
    struct Kata: Decodable {
      var kata: String
      var verdict: String
      var rule: String?
      var reason: String
      var work: String
    }

    var learner: String
    var katas: [Kata]
  }

  /// Prints the counts and each wrong verdict; whether there was none.
  func run() throws -> Bool {
    let decoder = JSONDecoder()
    let entries = try lines(SubmissionWriting.manifest(in: folder)).map {
      try decoder.decode(SubmissionEntry.self, from: $0)
    }
    let results = try lines(output.appendingPathComponent("results.jsonl")).map {
      try decoder.decode(Result.self, from: $0)
    }
    let grades = Dictionary(
      results.flatMap { result in result.katas.map { ("\(result.learner)/\($0.kata)", $0) } },
      uniquingKeysWith: { first, _ in first })
    var (right, wrong, missing) = (0, 0, 0)
    var counts: [String: Int] = [:]
    for entry in entries {
      let base = entry.hostile.map { "\($0) in \(entry.base)" } ?? entry.base
      guard let grade = grades["\(entry.learner)/\(entry.kata)"] else {
        missing += 1
        print("\(entry.learner) \(entry.kata) (\(base)): no verdict")
        continue
      }
      counts[grade.verdict, default: 0] += 1
      if entry.expected.contains(grade.verdict) {
        right += 1
      } else {
        wrong += 1
        print(
          "\(entry.learner) \(entry.kata) (\(base)): \(grade.verdict), not"
            + " \(entry.expected.joined(separator: " or ")): \(grade.reason.prefix(200))")
      }
    }
    let works = Set(grades.values.map(\.work)).subtracting([""])
    let files = try FileManager.default.contentsOfDirectory(
      atPath: output.appendingPathComponent("grades").path
    ).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    print(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    print("right \(right), wrong \(wrong), without a verdict \(missing), of \(entries.count)")
    print(
      "graded without reuse \(files.count), as duplicates \(grades.count - works.count),"
        + " files of a draft left \(try drafts())")
    return wrong == 0 && missing == 0
  }

  private func lines(_ file: URL) throws -> [Data] {
    try Data(contentsOf: file).split(separator: 0x0A).map { Data($0) }
  }

  /// What a killed process may have left half written.
  private func drafts() throws -> Int {
    try ["grades", "results", "queue/waiting", "queue/claimed"].reduce(0) { count, name in
      let path = output.appendingPathComponent(name).path
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      return count + names.count { $0.hasPrefix(".") || name.hasPrefix("queue") }
    }
  }
}
