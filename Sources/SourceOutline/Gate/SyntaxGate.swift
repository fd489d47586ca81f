internal import SwiftParser
internal import SwiftSyntax

/// Refuses, by its syntax alone, what an answer to a kata has no business with.
///
/// It keeps away what the other gates cannot see (raw pointers, what the compiler is told) and
/// says in plain words, with a place, what they would say of a symbol. It knows no types: a name
/// that the answer declares itself is the answer's, whatever it means elsewhere.
public struct SyntaxGate: Sendable {
  /// What is allowed.
  public let allowance: GateAllowance

  /// The ids of the rules.
  public static var rules: [String] { GateRule.allCases.map(\.rawValue) }

  /// Makes a gate for one kata.
  public init(allowing allowance: GateAllowance = GateAllowance()) {
    self.allowance = allowance
  }

  /// What is found in an answer of one file.
  public func findings(in text: String) -> [GateFinding] {
    findings(in: [(name: "", text: text)])
  }

  /// What is found in an answer, file by file in the order of the text.
  ///
  /// The files belong to one module, so what one of them declares is the others' too.
  public func findings(in files: [(name: String, text: String)]) -> [GateFinding] {
    var found: [GateFinding] = []
    var readable: [(name: String, text: String)] = []
    for file in files {
      if file.text.utf8.count > SizeLimits.bytes {
        found.append(Self.whole(.size, "\(SizeLimits.bytes / 1024) KiB", file.name))
      } else if !NestingScan.isReadable(file.text) {
        found.append(Self.whole(.unreadable, "", file.name))
      } else {
        readable.append(file)
      }
    }
    let sources = readable
    let allowance = allowance
    let read = DeepStack.run(upTo: 5) {
      let trees = sources.map { Parser.parse(source: $0.text) }
      let names = NameReferences(of: trees)
      return zip(sources, trees).flatMap { source, tree in
        var reader = GateReader(
          file: source.name, lines: LineTable(source.text), allowance: allowance,
          declared: names.introduced)
        reader.read(tree, text: source.text)
        return reader.findings
      }
    }
    found += read ?? sources.map { Self.whole(.unreadable, "", $0.name) }
    return found.filter { !allowance.rulesOff.contains($0.rule) }
  }

  private static func whole(_ rule: GateRule, _ subject: String, _ file: String) -> GateFinding {
    rule.finding(subject, file: file, line: 1, column: 1)
  }
}
