import Audit
import Foundation
import XCTest

/// No source makes the audit crash, hang or name a place that is not there.
///
/// `KATA_FUZZ_SECONDS=600 swift test --filter AuditFuzzTests` goes on for ten minutes, with other
/// seeds at each run; what is audited then stands in `kata-fuzz.swift` of the temporary folder.
final class AuditFuzzTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL

  private static let last = FileManager.default.temporaryDirectory
    .appendingPathComponent("kata-fuzz.swift")

  /// Every file of the corpus and every starter.
  private func sources() -> [String] {
    [Corpus.folder, Self.root.appendingPathComponent("Katas")].flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap {
        try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
      }
    }
  }

  func testSpoiledSourcesAreAuditedWithinTheirLines() throws {
    let sources = sources()
    XCTAssertGreaterThan(sources.count, 100, "the corpus and the starters are not where they were")
    var seed: UInt64 = 1
    var rounds = 0
    let long = ProcessInfo.processInfo.environment["KATA_FUZZ_SECONDS"].flatMap(Double.init)
    if long != nil { seed = UInt64(Date().timeIntervalSince1970) }
    let end = Date().addingTimeInterval(long ?? 0)
    repeat {
      var spoiled: [(path: String, text: String)] = []
      for source in sources {
        seed += 1
        var mutator = SourceMutator(seed: seed)
        spoiled.append(("\(seed)t.swift", mutator.truncated(source)))
        spoiled.append(("\(seed)m.swift", mutator.mutated(source)))
      }
      if long != nil {
        for part in spoiled.chunks(of: 64) {
          try part.map(\.text).joined(separator: "\n// ---\n").write(
            to: Self.last, atomically: false, encoding: .utf8)
          check(part)
        }
      } else {
        check(spoiled)
      }
      rounds += 1
    } while Date() < end
    print("\(rounds * sources.count * 2) spoiled sources audited")
  }

  func testDeepNestingIsAuditedOrRefused() {
    let deep: [(path: String, text: String)] = [
      ("(", nested("(", ")", 20_000)), ("[", nested("[", "]", 2_000)),
      ("{", "func f() " + nested("{ ", " }", 20_000)), ("<", "let a: " + nested("A<", ">", 2_000)),
      ("!", "let a = " + String(repeating: "!", count: 20_000) + "b"),
      (".", "let a = b" + String(repeating: ".c", count: 20_000)),
      ("()", "let a = b" + String(repeating: ".c()", count: 10_000)),
      ("?:", "let a = " + String(repeating: "b ? c : ", count: 5_000) + "d"),
      ("+", "let a = 1" + String(repeating: " + 1", count: 20_000)),
      ("else", "func f() { if a {}" + String(repeating: " else if a {}", count: 10_000) + " }"),
      ("closures", "let a = " + nested("{ b in c(b) ", "}", 2_000)),
      ("sinks", "let a = " + nested("p.sink { [weak self] b in ", "}", 1_000)),
      ("tasks", "class C { func f() { " + nested("Task { self.a() ", "}", 1_000) + "} }"),
      (
        "stacks",
        "struct A: View { var body: some View { " + nested("VStack { ", "}", 1_000) + "} }"
      ),
      ("types", nested("struct A { ", "}", 2_000)), ("ifs", nested("#if A\n", "#endif\n", 2_000)),
      ("\\(", "let a = " + nested("\"\\(", ")\"", 200)),
    ]
    // Open ends, too: what is being typed.
    check(deep + deep.map { ($0.path + "…", String($0.text.prefix($0.text.count / 2))) })
  }

  func testUnusualTextIsAuditedWithinItsLines() {
    let view =
      "struct A: View {\n  @StateObject var a = B()\n  var body: some View { Text(\"👩‍👩‍👧é\") }\n}\n"
    check([
      ("empty", ""), ("newline", "\n"), ("bom", "\u{FEFF}" + view),
      ("nul", "\u{0}" + view + "\u{0}"),
      ("crlf", view.replacingOccurrences(of: "\n", with: "\r\n")),
      ("cr", view.replacingOccurrences(of: "\n", with: "\r")),
      ("one line", String(repeating: "@Published var a = b.c(d) { $0 }; ", count: 10_000)),
      ("one name", String(repeating: "a", count: 1_000_000)),
      ("one text", "let a = \"" + String(repeating: "b\\(c)", count: 50_000) + "\""),
      ("emoji", "@Published var 👩‍👩‍👧 = \"é\" /* 🇯🇵 */; @Published var `é` = 1"),
    ])
  }

  func testFilesThatCannotBeReadAreProblems() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kata-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents: [String: Data] = [
      "a-latin.swift": Data([0x6C, 0x65, 0x74, 0x20, 0xE9, 0x3D, 0x31]),
      "b-utf16.swift": Data([0xFF, 0xFE, 0x6C, 0x00]),
      "c-huge.swift": Data(repeating: 0x0A, count: 10_000_000),
      "d-good.swift": Data("@StateObject var a = B()".utf8),
    ]
    for (name, data) in contents { try data.write(to: folder.appendingPathComponent(name)) }
    let paths = contents.keys.sorted().map { folder.appendingPathComponent($0).path }
    let report = Auditor().report(onFiles: paths)
    XCTAssertEqual(report.problems.map(\.path), Array(paths.prefix(3)))
    XCTAssertEqual(report.findings.map(\.rule), ["state-object"])
  }

  private func nested(_ open: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + String(repeating: close, count: count)
  }

  private func check(_ sources: [(path: String, text: String)]) {
    let report = Auditor().report(on: sources)
    XCTAssertEqual(report.files, sources.count)
    let lengths = Dictionary(
      uniqueKeysWithValues: sources.map { ($0.path, Self.lengths(of: $0.text)) })
    for finding in report.findings {
      let place = finding.place
      guard let lines = lengths[place.file], 1...lines.count ~= place.line,
        place.line...lines.count ~= place.endLine, 1...lines[place.line - 1] ~= place.column,
        1...lines[place.endLine - 1] + 1 ~= place.endColumn,
        (place.line, place.column) <= (place.endLine, place.endColumn)
      else {
        XCTFail("\(finding.rule) names \(place), which is not in the source")
        continue
      }
    }
  }

  /// The lengths of the lines, each with its line break.
  private static func lengths(of text: String) -> [Int] {
    var lengths = [1]
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == 0x0A, previous == 0x0D {
        lengths[lengths.count - 1] = 1
      } else if byte == 0x0A || byte == 0x0D {
        lengths.append(1)
      } else {
        lengths[lengths.count - 1] += 1
      }
      previous = byte
    }
    return lengths
  }
}

extension Array {
  fileprivate func chunks(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min(count, $0 + size)]) }
  }
}
