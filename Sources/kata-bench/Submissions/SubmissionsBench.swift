import Foundation
import Workbook

/// `kata-bench submissions`: a class for the grader, and the comparison of its verdicts.
struct SubmissionsBench {
  /// A word that is missing or makes no sense.
  struct WrongWords: Error, CustomStringConvertible {
    let description: String
  }

  let words: [String]

  /// Does what the words ask for; whether all that was compared was right.
  func run() throws -> Bool {
    if let place = words.firstIndex(of: "--compare") {
      guard place + 2 < words.count else {
        throw WrongWords(description: "--compare takes the made folder and the graded one")
      }
      return try SubmissionComparison(
        folder: URL(fileURLWithPath: words[place + 1]),
        output: URL(fileURLWithPath: words[place + 2])
      ).run()
    }
    guard let output = value("--output") else {
      throw WrongWords(description: "submissions needs --output DIR, or --compare DIR GRADED")
    }
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    guard access(SubmissionWriting.manifest(in: folder).path, F_OK) != 0 else {
      throw WrongWords(description: "\(output) holds submissions already; choose another --output")
    }
    let writing = SubmissionWriting(
      bases: try SubmissionBase.all(in: try Workbook.find()), folder: folder,
      count: try number("--count") ?? 10_000, seed: UInt64(try number("--seed") ?? 1))
    print(try writing.write(), terminator: "")
    return true
  }

  private func value(_ name: String) -> String? {
    words.firstIndex(of: name).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
  }

  private func number(_ name: String) throws -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw WrongWords(description: "\(name) takes a whole number, not \(text)")
    }
    return number
  }
}
