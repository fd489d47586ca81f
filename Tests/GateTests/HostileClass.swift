import Foundation
import Learners
import Sandbox
import Workbook
import XCTest

@testable import Checker
@testable import Grader

/// A class in which each hostile entry sits beside somebody with a right answer, graded for real.
final class HostileClass {
  /// What became of one entry.
  struct Row {
    var entry: HostileEntry
    /// The verdict, or `-` where the entry brought no grade at all.
    var verdict: String
    var rule: String?
    var seconds: Double
    var reason: String
    /// The notes on the files, in one line.
    var notes: String
  }

  private let root: URL
  private let workbook: Workbook
  private let katas: [Kata]
  private let entries: [HostileEntry]
  /// The entries beside which somebody sits.
  private let accompanied: [HostileEntry]

  /// Seats a class.
  ///
  /// - Parameter isCrowded: Whether each entry has a neighbour; else only the first of each kata.
  init(_ entries: [HostileEntry], workbook folder: URL, isCrowded: Bool) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID())")
    workbook = try Workbook(folder: folder)
    katas = try Set(entries.map(\.kata)).sorted().map { [workbook] in
      try workbook.kata(named: $0)
    }
    self.entries = entries
    var seen: Set<String> = []
    accompanied = entries.filter { isCrowded || seen.insert($0.kata).inserted }
    for name in ["with", "without", "tmp"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for entry in entries {
      try entry.handIn(root.appendingPathComponent("with"), entry.learner)
    }
    for entry in accompanied {
      for room in ["with", "without"] { try seatNeighbour(of: entry, in: room) }
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// How many neighbours there are.
  var neighbours: Int { accompanied.count }

  /// Where `kata-grade` writes what it will remove.
  var temporaryFolders: [URL] {
    let cache = workbook.folder.appendingPathComponent(".kata/cache")
    return [root.appendingPathComponent("tmp")]
      + ["new", "homes"].map { cache.appendingPathComponent($0) }
  }

  /// Whoever sits beside an entry has a right answer that no other has, so that it is judged anew.
  private func seatNeighbour(of entry: HostileEntry, in room: String) throws {
    let kata = try workbook.kata(named: entry.kata)
    var files = try SourceSet(folder: kata.solutionFolder).files
    files[0] = SourceFile(
      name: files[0].name, bytes: Data("// beside \(entry.id)\n".utf8) + files[0].bytes)
    try HostileEntry.write(
      files, to: root.appendingPathComponent("\(room)/\(Self.neighbour(of: entry))/\(entry.kata)"))
  }

  private static func neighbour(of entry: HostileEntry) -> String {
    "beside \(entry.id) \(entry.kata)"
  }

  /// Grades the class, and the neighbours alone.
  ///
  /// - Returns: A row an entry, and the neighbours whose grades differ.
  func grade(isGated: Bool) throws -> (rows: [Row], disturbed: [String]) {
    let with = try isGated ? graded("with") : gradedWithoutGates("with")
    let without = try isGated ? graded("without") : gradedWithoutGates("without")
    let disturbed = try accompanied.filter { entry in
      let name = Self.neighbour(of: entry)
      let alone = try facts(of: without[name], entry)
      return try facts(of: with[name], entry) != alone || !alone.contains("\"passed\"")
    }.map(\.learner)
    let rows = entries.map { entry in
      let learner = with[LearnerName(raw: entry.learner).shown]
      let grade = learner?.katas.first { $0.kata == entry.kata }
      return Row(
        entry: entry, verdict: grade?.verdict.rawValue ?? "-", rule: grade?.rule,
        seconds: grade?.seconds ?? 0, reason: grade?.reason ?? "",
        notes: learner?.notes.map { "\($0.path): \($0.reason)" }.joined(separator: "; ") ?? "")
    }
    return (rows, disturbed)
  }

  private func written(in room: String) -> URL { root.appendingPathComponent("graded-\(room)") }

  /// What schemas and parsers that are not ours say of all reports on the class.
  ///
  /// - Returns: Whether anything is wrong (nil: no judge is installed), and the words.
  func reportsJudged() throws -> (isValid: Bool?, words: String) {
    let script = WorkbookAnswers.checkout.appendingPathComponent(
      "Tests/GradeReportsTests/Schemas/validate.py")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path, written(in: "with").path]
    process.standardOutput = pipe
    try process.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let code = process.terminationStatus
    return (code == 77 || code == 127 ? nil : code == 0, words)
  }

  /// A grade without its times, as bytes that can be compared.
  private func facts(of learner: LearnerGrade?, _ entry: HostileEntry) throws -> String {
    var grade = learner?.katas.first { $0.kata == entry.kata }
    grade?.seconds = 0
    for index in grade?.tests.indices ?? 0..<0 { grade?.tests[index].seconds = nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(grade), as: UTF8.self)
  }

  /// By the program that a teacher starts.
  private func graded(_ room: String) throws -> [String: LearnerGrade] {
    let run = try KataRun(
      [
        root.appendingPathComponent(room).path, "--output", written(in: room).path, "--workbook",
        workbook.folder.path, "--katas", katas.map(\.id).joined(separator: ","), "--format",
        "html,junit,gradescope,exercism,prairielearn,classroom50,github,canvas", "--jobs", "2",
      ], in: root, environment: ["TMPDIR": root.appendingPathComponent("tmp").path],
      program: "kata-grade")
    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(run.output.hasPrefix("Walls: full."), run.output)
    return grades(in: room)
  }

  /// By the same grader without its gates, which no program offers.
  private func gradedWithoutGates(_ room: String) throws -> [String: LearnerGrade] {
    let judge = CheckerJudge(
      checker: Checker(workbook: workbook.folder), level: .full, isGated: false)
    try judge.prepare(katas)
    let grader = Grader(
      folder: GradeFolder(written(in: room + "-ungated")), katas: katas, areDemanded: true,
      judge: judge, language: .english)
    _ = try grader.plan(root.appendingPathComponent(room))
    try grader.work(jobs: 2)
    _ = try grader.writeResults(policy: .none, gradedAt: "2026-12-01T00:00:00Z")
    return grades(in: room + "-ungated")
  }

  private func grades(in room: String) -> [String: LearnerGrade] {
    Dictionary(
      LearnerGrades(in: GradeFolder(written(in: room))).map { ($0.learner, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
