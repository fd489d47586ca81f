internal import Foundation

/// What was found on the day a team began, and is not to be said again.
///
/// A finding is known by its rule, its file and the text of its line, so that it stays known when
/// lines move; a second one on an equal line is new.
public struct Baseline: Sendable, Equatable {
  /// Findings that are alike.
  public struct Entry: Codable, Sendable, Hashable, Comparable {
    /// The id of the rule.
    public var rule: String
    /// The file, told from the baseline's folder.
    public var file: String
    /// The text of the line, without space around it.
    public var text: String

    /// By file, rule and text.
    public static func < (left: Entry, right: Entry) -> Bool {
      (left.file, left.rule, left.text) < (right.file, right.rule, right.text)
    }
  }

  /// How many there are of each.
  public private(set) var counts: [Entry: Int] = [:]
  /// The folder from which the files are told.
  private let folder: String

  /// What a report found, for a baseline at a path.
  public init(of report: AuditReport, for path: String) {
    folder = PathName.parent(of: path)
    for finding in report.findings { counts[entry(of: finding), default: 0] += 1 }
  }

  /// Reads a baseline.
  public init(contentsOf path: String) throws(ConfigurationProblem) {
    folder = PathName.parent(of: path)
    let text: String
    do {
      text = try SourceFile.text(at: path, upTo: SourceFile.largestProject)
    } catch {
      throw ConfigurationProblem(
        path, 0, "the baseline cannot be read (\(error.reason))",
        remedy: "`--write-baseline \(path)` makes one")
    }
    var scanner = JSONScanner(text, file: path)
    let document = try scanner.document()
    func member(_ key: String, of node: JSONNode) -> JSONNode? {
      node.object?.first { $0.key == key }?.node
    }
    guard member("version", of: document)?.int == 1,
      let findings = member("findings", of: document)?.array
    else {
      throw ConfigurationProblem(
        path, document.line, "this is no baseline of version 1",
        remedy: "`--write-baseline \(path)` makes one")
    }
    for node in findings {
      guard let rule = member("rule", of: node)?.string,
        let file = member("file", of: node)?.string, let text = member("text", of: node)?.string,
        let count = member("count", of: node)?.int, count > 0
      else {
        throw ConfigurationProblem(
          path, node.line, "a finding here lacks rule, file, text or count",
          remedy: "write the baseline again by --write-baseline")
      }
      let (sum, overflows) = counts[Entry(rule: rule, file: file, text: text), default: 0]
        .addingReportingOverflow(count)
      counts[Entry(rule: rule, file: file, text: text)] = overflows ? .max : sum
    }
  }

  /// The file's text: one object with a version, sorted, so that a change of it reads well.
  public var json: String {
    struct Row: Encodable {
      var rule: String
      var file: String
      var text: String
      var count: Int
    }
    struct Whole: Encodable {
      var version = 1
      var findings: [Row]
    }
    let rows = counts.sorted { $0.key < $1.key }.map { entry, count in
      Row(rule: entry.rule, file: entry.file, text: entry.text, count: count)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(Whole(findings: rows))) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Whether a file of an entry is still there.
  func isThere(_ entry: Entry) -> Bool {
    FileManager.default.fileExists(atPath: PathName.absolute(entry.file, from: folder))
  }

  func entry(of finding: Finding) -> Entry {
    Entry(
      rule: finding.rule, file: file(finding.place.file),
      text: finding.sourceLine.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// A path as the baseline has it.
  func file(_ path: String) -> String { PathName.relative(path, to: folder) }
}
