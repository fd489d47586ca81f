import Audit
import Foundation
import XCTest

/// The fixes on every source that we have: the corpora of all rules, and every starter and answer
/// of the katas.
final class FixSweepTests: XCTestCase {
  private typealias Project = [(path: String, text: String)]

  private static let checkout = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Each folder of sources is a project; paths are unique over all of them.
  private static let projects: [Project] = {
    var found: [String: Project] = [:]
    for root in ["Tests/AuditTests/Corpus", "Katas", "Solutions", "Tests/KataSuites"] {
      let folder = checkout.appendingPathComponent(root)
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
      for name in names where name.hasSuffix(".swift") {
        let file = folder.appendingPathComponent(name)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        // The files right below a rule's folder are projects of their own.
        let isAlone = root.hasSuffix("Corpus") && name.split(separator: "/").count == 2
        let key = isAlone ? root + "/" + name : file.deletingLastPathComponent().path
        found[key, default: []].append((root + "/" + name, text))
      }
    }
    return found.sorted { $0.key < $1.key }.map { $0.value.sorted { $0.path < $1.path } }
  }()

  /// Before, the plan, and after.
  private static let fixed = projects.map { project -> (Project, FixPlan, Project) in
    let plan = Auditor().fixes(for: project)
    let texts = Dictionary(plan.files.map { ($0.path, $0.fixedText) }, uniquingKeysWith: { $1 })
    return (project, plan, project.map { ($0.path, texts[$0.path] ?? $0.text) })
  }

  func testThereIsSomethingToFix() {
    XCTAssertGreaterThan(Self.projects.count, 60)
    XCTAssertGreaterThan(Self.fixed.flatMap(\.1.files).count, 30)
  }

  func testASecondRunChangesNothingAndListsTheSame() {
    for (project, plan, after) in Self.fixed {
      let again = Auditor().fixes(for: after)
      XCTAssertEqual(again.files.map(\.path), [], "a second run")
      XCTAssertEqual(
        again.listed.map(\.rule), plan.listed.map(\.rule), project.first?.path ?? "")
    }
  }

  func testEveryLeftoverIsListed() {
    let rules = Set(Auditor.rules.filter { $0.group == .leftovers }.map(\.id))
    for (_, _, after) in Self.fixed {
      let listed = Set(
        Auditor().fixes(for: after).listed.map { "\($0.place.file):\($0.place.line)" })
      for finding in Auditor().report(on: after).findings where rules.contains(finding.rule) {
        let place = "\(finding.place.file):\(finding.place.line)"
        XCTAssertTrue(listed.contains(place), "\(place) \(finding.rule): \(finding.message)")
      }
    }
  }

  /// By the compiler's own parser; what did not parse before need not afterwards.
  func testWhatParsedStillParses() throws {
    let changed = Self.fixed.flatMap { before, plan, after in
      zip(before, after).filter { $0.text != $1.text }
    }
    let broken = try unparsable(changed.map(\.1))
    let known = try unparsable(changed.map(\.0).filter { broken.contains($0.path) })
    XCTAssertEqual(broken.subtracting(known), [])
  }

  private func unparsable(_ sources: Project) throws -> Set<String> {
    guard !sources.isEmpty else { return [] }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kata-parse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, source) in sources.enumerated() {
      let file = folder.appendingPathComponent("source\(index).swift")
      try source.text.write(to: file, atomically: true, encoding: .utf8)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = folder
    process.arguments =
      ["swiftc", "-frontend", "-parse", "-parse-as-library"]
      + sources.indices.map { "source\($0).swift" }
    let pipe = Pipe()
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Set(
      sources.indices.filter { said.contains("source\($0).swift:") && said.contains("error:") }
        .filter { index in
          said.split(separator: "\n").contains {
            $0.contains("source\(index).swift:") && $0.contains("error:")
          }
        }
        .map { sources[$0].path })
  }
}
