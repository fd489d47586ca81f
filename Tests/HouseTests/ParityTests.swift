import Foundation
import XCTest

/// Every entry of the behaviour reference and of the bug reports is proved by a test of its name, and the page says so.
final class ParityTests: XCTestCase {
  private static let page = Result { try ParityPage() }

  /// The numbers of each letter; those that are left out here have no entry in the reference.
  private static let numbers: [(letter: String, numbers: ClosedRange<Int>)] = [
    ("A", 1...15), ("B", 1...20), ("C", 1...31), ("D", 1...15), ("E", 1...12), ("F", 1...15),
    ("G", 1...8), ("X", 1...7), ("X", 9...28), ("X", 30...35), ("M", 1...4), ("M", 6...11),
    ("M", 15...15), ("MB", 1...67), ("S", 1...6), ("O", 1...5), ("R", 1...10),
  ]

  func testTheListHoldsEveryEntryOnce() throws {
    let ids = Self.numbers.flatMap { letter, numbers in
      numbers.map { (number: Int) -> String in
        letter + (number < 10 && !"SO".contains(letter) ? "0" : "") + "\(number)"
      }
    }
    // The passes are a list of ours, not of the reference.
    let listed = try Self.page.get().entries.map(\.id)
    XCTAssertEqual(listed.filter { !$0.hasPrefix("P") }.sorted(), ids.sorted())
    XCTAssertEqual(Set(listed).count, listed.count)
  }

  func testEveryEntryThatIsBuiltHasATest() throws {
    let page = try Self.page.get()
    for entry in page.entries {
      let isProved = !page.proofs(of: entry).isEmpty
      XCTAssertEqual(
        isProved, entry.isBuilt,
        isProved
          ? "\(entry.id) has a test; Parity.json must no longer call it `not built yet`"
          : "\(entry.id) has no test; name one test\(entry.id)_… or say `not built yet`")
    }
  }

  func testEveryProofThatARowNamesIsThere() throws {
    let page = try Self.page.get()
    for entry in page.entries {
      for proof in entry.provedBy ?? [] where !page.testNames.contains(proof) {
        let named = page.entries.first { $0.id == proof }
        XCTAssertTrue(
          named.map { !page.tests(of: $0).isEmpty } ?? false,
          "Parity.json, \(entry.id): \(proof) is neither a test nor an entry with a test")
      }
    }
  }

  func testEveryTestOfAnIDIsOfAnEntryAndNamesItsConfidence() throws {
    let page = try Self.page.get()
    for test in page.tests {
      guard let entry = page.entries.first(where: { $0.id == test.id }) else {
        XCTFail("\(test.place): \(test.id) is no entry of Parity.json")
        continue
      }
      let known = ParityEntry.tags(in: entry.confidence)
      XCTAssertTrue(
        !test.confidence.isEmpty && test.confidence.isSubset(of: known),
        "\(test.place): write `// Conf: \(entry.confidence).` above the test")
    }
  }

  func testThePageIsUpToDate() throws {
    let text = try Self.page.get().text
    if ProcessInfo.processInfo.environment["KATA_WRITE_PARITY"] != nil {
      try Data(text.utf8).write(to: ParityPage.file)
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let written = try String(contentsOf: ParityPage.file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let stale = lines.difference(from: written).insertions.first.map { change in
      if case .insert(_, let line, _) = change { "; it lacks: \(line)" } else { "" }
    }
    XCTAssertTrue(
      lines == written,
      "Parity.md is stale: KATA_WRITE_PARITY=1 swift test --filter ParityTests\(stale ?? "")")
  }

  func testATestWithoutItsConfidenceWouldBeSeen() {
    let file = Checkout.File(
      path: "T.swift",
      lines: [
        "final class T: XCTestCase {", "  // Conf: DUAL + RE. More.", "  func testC10_a() {}",
        "  func testC11_b() {}", "  func testSomething() {}",
        "  // Conf: LNX.", "  func test_MB17_c() async {}", "}",
      ])
    let found = IdentifiedTest.found(in: file)
    XCTAssertEqual(found.map(\.id), ["C10", "C11", "MB17"])
    XCTAssertEqual(found.map(\.name), ["T.testC10_a", "T.testC11_b", "T.test_MB17_c"])
    XCTAssertEqual(found.map(\.confidence), [["DUAL", "RE"], [], ["LNX"]])
  }
}
