import Checker
import Foundation
import Workbook

/// A copy of a workbook's three trees, whose files the benchmark edits.
struct BenchWorkbook {
  let folder: URL
  let katas: [Kata]
  /// Makes each text new to the cache, in this run and the next.
  private let salt = Int.random(in: 0..<1_000_000_000)

  init(copyOf origin: Workbook) throws {
    let files = FileManager.default
    folder = files.temporaryDirectory.appendingPathComponent("kata-bench-\(UUID().uuidString)")
    try files.createDirectory(
      at: folder.appendingPathComponent("Tests"), withIntermediateDirectories: true)
    for tree in ["Katas", "Solutions", "Tests/KataSuites"] {
      try files.copyItem(
        at: origin.folder.appendingPathComponent(tree), to: folder.appendingPathComponent(tree))
    }
    let copy = try Workbook(folder: folder)
    // An edit of Swift is what is measured; where the answer is a configuration there is none.
    katas = copy.katas.filter { $0.facts.audit?.configuration == nil }
    // The shipped texts are the bench's starters, whatever a learner did to the checkout.
    let store = StarterStore(workbook: origin, state: StateFolder(for: origin))
    for kata in origin.katas {
      guard let place = katas.first(where: { $0.id == kata.id })?.folder else { continue }
      for starter in (try? store.shipped(kata)) ?? [] {
        try starter.data.write(to: place.appendingPathComponent(starter.name))
      }
    }
    starters = try Dictionary(
      uniqueKeysWithValues: katas.map { ($0.id, try SourceSet(folder: $0.folder).files) })
    solutions = try Dictionary(
      uniqueKeysWithValues: katas.map { ($0.id, try SourceSet(folder: $0.solutionFolder).files) })
  }

  private let starters: [String: [SourceFile]]
  private let solutions: [String: [SourceFile]]

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Makes these files, and no others, the learner's working copy.
  func write(_ files: [SourceFile], of kata: Kata) throws {
    for file in files { try file.bytes.write(to: kata.folder.appendingPathComponent(file.name)) }
  }

  /// The solution with one more statement in its first function.
  func edited(_ kata: Kata, _ round: Int) -> [SourceFile] {
    inserting("let _ = \(salt + round)", into: kata)
  }

  /// The solution with a name that does not exist in its first function.
  func broken(_ kata: Kata, _ round: Int) -> [SourceFile] {
    inserting("let _ = nobody\(salt + round)", into: kata)
  }

  /// The starter and the solution, as texts that were never compiled; with a new interface each
  /// declares one more type, so that no suite object fits.
  func starterAndSolution(
    _ kata: Kata, _ round: Int, newInterface: Bool
  ) -> ([SourceFile], [SourceFile]) {
    func salted(_ files: [SourceFile]) -> [SourceFile] {
      files.enumerated().map { index, file in
        let word =
          newInterface && index == 0 ? "struct Salt\(salt + round) {}" : "// \(salt + round)"
        return SourceFile(name: file.name, bytes: file.bytes + Data("\n\(word)\n".utf8))
      }
    }
    return (salted(starters[kata.id] ?? []), salted(solutions[kata.id] ?? []))
  }

  private func inserting(_ statement: String, into kata: Kata) -> [SourceFile] {
    var isDone = false
    return (solutions[kata.id] ?? []).map { file in
      guard !isDone else { return file }
      var lines = String(decoding: file.bytes, as: UTF8.self).components(separatedBy: "\n")
      let places = ["func ", "didSet {", "init(", "body: some View {"]
      for place in places {
        guard
          let index = lines.firstIndex(where: {
            // A body of one expression returns it, and no longer does with a statement before it.
            $0.contains(place) && $0.hasSuffix("{") && !$0.contains(" -> ")
          })
        else { continue }
        lines.insert(statement, at: index + 1)
        isDone = true
        break
      }
      return SourceFile(name: file.name, bytes: Data(lines.joined(separator: "\n").utf8))
    }
  }
}
