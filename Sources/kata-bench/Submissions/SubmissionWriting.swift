import Checker
import Foundation
import Workbook

/// Makes a class of submissions whose verdicts are known, no two of them alike.
struct SubmissionWriting {
  let bases: [SubmissionBase]
  let folder: URL
  let count: Int
  let seed: UInt64

  /// One hostile answer in so many.
  static let hostileEvery = 100
  /// One timed attack in so many hostile ones.
  static let timedEvery = 10

  /// Where the learners' folders are.
  static func submissions(in folder: URL) -> URL { folder.appendingPathComponent("submissions") }
  /// Where the expected verdicts are, one a line.
  static func manifest(in folder: URL) -> URL { folder.appendingPathComponent("manifest.jsonl") }

  /// Writes them all and says what was written.
  func write() throws -> String {
    let katas = Dictionary(grouping: bases, by: \.kata.id).keys.sorted()
    let byKata = Dictionary(grouping: bases, by: \.kata.id)
    var shapes: Set<UInt64> = []
    var lines: [String] = []
    var right = 0
    var hostile = 0
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for number in 0..<count {
      // Kata by kata, so that each has as many; what of it is given is for the dice.
      let answers = byKata[katas[number % katas.count]] ?? []
      var attempt: UInt64 = 0
      while true {
        let dice = seed &* 1_000_003 &+ UInt64(number) &* 64 &+ attempt
        let made = SyntheticAnswer(
          number: number, answers: answers, code: MeaninglessCode(seed: dice))
        let shape = SubmissionShape(of: made.files.map(\.text)).number
        attempt += 1
        guard shapes.insert(shape).inserted else { continue }
        let entry = made.entry
        right += entry.expected == ["passed"] ? 1 : 0
        hostile += entry.hostile == nil ? 0 : 1
        try write(made, to: entry.learner)
        lines.append(String(decoding: try encoder.encode(entry), as: UTF8.self))
        break
      }
    }
    let text = lines.joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: Self.manifest(in: folder))
    return """
      \(count) submissions over \(min(count, katas.count)) katas in \
      \(Self.submissions(in: folder).path)
      right \(right), wrong \(count - right - hostile), hostile or broken \(hostile)
      different in structure, without comments, names, literals and order: \(shapes.count)

      """
  }

  private func write(_ answer: SyntheticAnswer, to learner: String) throws {
    let place = Self.submissions(in: folder).appendingPathComponent(learner)
      .appendingPathComponent(answer.base.kata.path)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for file in answer.files {
      try file.bytes.write(to: place.appendingPathComponent(file.name))
    }
  }
}
