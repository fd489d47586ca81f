import Audit
import Foundation

/// `kata-bench audit --ground-truth PATH`: what our rules count in a checkout, beside what another
/// walk over the same repository, or over all 23 of them, counted.
///
/// The tables are `Tests/AuditTests/GroundTruth/*.csv` of this checkout; a repository is known by the
/// name of its folder, and by the commit behind an `@` where there are several.
struct GroundTruth {
  let path: String

  private static let folder = "Tests/AuditTests/GroundTruth"

  func run() throws {
    let files = ProjectFiles(below: [path])
    let report = Auditor(rules: Set(Auditor.rules.map(\.id))).report(onFiles: files.files)
    var counts: [String: Int] = [:]
    for finding in report.findings { counts[finding.rule, default: 0] += 1 }
    let everywhere = try Self.rows(of: "rule-hits")
    let repositories = try Self.rows(of: "repositories").filter(isMeant)
    print("\(report.files) files, \(report.lines) lines, \(report.problems.count) problems")
    print(line("rule", ["ours"] + repositories.map { $0["repo"] ?? "" } + ["23 repositories"]))
    for rule in Auditor.rules.map(\.id) {
      let others = repositories.map { $0[rule] ?? "–" }
      let all = everywhere.first { $0["rule"] == rule }?["hits"] ?? "–"
      print(line(rule, ["\(counts[rule] ?? 0)"] + others + [all]))
    }
    for row in try Self.rows(of: "views").filter(isMeant) {
      let cells = row.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      print("another walk over its views counted \(cells.joined(separator: "; "))")
    }
    print("files: \(repositories.map { $0["files"] ?? "–" }.joined(separator: ", ")) in the tables")
  }

  /// Whether the row is of the checkout: `IceCubesApp`, or `IceCubesApp@6c23569d`.
  private func isMeant(_ row: [String: String]) -> Bool {
    let name = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent.lowercased()
    let parts = name.split(separator: "@", maxSplits: 1)
    let repository = (row["repo"] ?? "").lowercased()
    guard let first = parts.first,
      repository.split(separator: "@").first?.hasSuffix("/" + first) == true
    else { return false }
    return parts.count < 2 || repository.split(separator: "@").last?.hasPrefix(parts[1]) == true
  }

  private func line(_ rule: String, _ cells: [String]) -> String {
    rule.padding(toLength: 30, withPad: " ", startingAt: 0)
      + cells.map { $0.count < 8 ? String(repeating: " ", count: 8 - $0.count) + $0 : "  " + $0 }
      .joined(separator: " ")
  }

  /// The rows of a table, by the names in its first line.
  private static func rows(of table: String) throws -> [[String: String]] {
    let text = try String(contentsOfFile: "\(folder)/\(table).csv", encoding: .utf8)
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard let names = lines.first else { return [] }
    return lines.dropFirst().map { cells in
      Dictionary(zip(names, cells), uniquingKeysWith: { first, _ in first })
    }
  }
}
