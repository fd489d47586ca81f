import Audit
import Foundation

/// The marked sources of one rule, in `Corpus/<rule>/`: each file is a project of its own, each
/// subfolder a project of several files.
struct Corpus {
  let rule: String

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpus", isDirectory: true)

  /// The projects, each a list of files.
  func projects() throws -> [[MarkedSource]] {
    let folder = Self.folder.appendingPathComponent(rule, isDirectory: true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.map { name in
      if name.hasSuffix(".swift") { return [try source(name)] }
      let inner = folder.appendingPathComponent(name)
      return try FileManager.default.contentsOfDirectory(atPath: inner.path).sorted()
        .filter { $0.hasSuffix(".swift") }.map { try source(name + "/" + $0) }
    }
  }

  private func source(_ name: String) throws -> MarkedSource {
    let file = Self.folder.appendingPathComponent(rule).appendingPathComponent(name)
    return MarkedSource(file: name, text: try String(contentsOf: file, encoding: .utf8))
  }

  /// Where the rule reports something in a project.
  func spots(in project: [MarkedSource]) -> [MarkedSource.Spot] {
    Auditor(rules: [rule]).report(on: project.map { ($0.file, $0.text) }).findings
      .filter { $0.rule == rule }
      .map {
        MarkedSource.Spot(file: $0.place.file, line: $0.place.line, column: $0.place.column)
      }
  }
}
