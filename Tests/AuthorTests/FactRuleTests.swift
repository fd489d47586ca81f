import Workbook
import XCTest

@testable import Author

/// The rules about facts find what each test spoils in a good kata; nothing is run.
final class FactRuleTests: XCTestCase {
  private func faults(_ spoil: (Pack) throws -> Void = { _ in }) throws -> [String] {
    let pack = try Pack(self)
    try spoil(pack)
    return FactRule(files: try pack.files()).faults().map(\.message)
  }

  func testGoodFactsHaveNoFault() throws {
    XCTAssertEqual(try faults(), [])
  }

  func testAFolderThatTheFactsDoNotNameIsRed() throws {
    XCTAssertEqual(
      try faults {
        try $0.write("", to: "Tests/KataSuites/\(Pack.path)/Mutants/stray/TallyView.swift")
      },
      ["kata.json does not name the folder Tests/KataSuites/\(Pack.path)/Mutants/stray."])
  }

  func testFewerThanFiveMutantsAreRed() throws {
    let faults = try faults { pack in
      let text = try pack.read("kata.json")
      let start = try XCTUnwrap(text.range(of: #""adds-two""#)).lowerBound
      let end = try XCTUnwrap(text.range(of: #""counts-down""#)).lowerBound
      try pack.write(text.replacingCharacters(in: start..<end, with: ""), page: "kata.json")
    }
    XCTAssertEqual(faults.first, "Wrong answers are too few: 5 mutants at least, and it has 4.")
  }

  func testOneAlternativeIsRed() throws {
    let faults = try faults {
      try $0.replace(#"["sum", "negated"]"#, with: #"["sum"]"#, in: "kata.json")
    }
    XCTAssertEqual(
      faults.first, "Other right answers are too few: 2 alternatives at least, and it has 1.")
  }

  func testAnAlternativeWithoutItsFolderIsRed() throws {
    let faults = try faults {
      try $0.replace(#"["sum", "#, with: #"["sum", "lost", "#, in: "kata.json")
    }
    XCTAssertEqual(
      faults,
      ["Tests/KataSuites/\(Pack.path)/Alternatives/lost, named in kata.json, is missing."])
  }

  func testAPrerequisiteThatDoesNotComeBeforeIsRed() throws {
    let faults = try faults {
      try $0.replace(#""prerequisites": []"#, with: #""prerequisites": ["later"]"#, in: "kata.json")
    }
    XCTAssertEqual(faults, [#"The prerequisite "later" is no kata that comes before this one."#])
  }

  func testALongFileIsRedUnlessTheFactsSayWhy() throws {
    let text = PackTexts.starter + String(repeating: "// More.\n", count: 60)
    func long(_ pack: Pack) throws {
      try pack.write(text, page: "TallyView.swift")
      try pack.recordStarter(text)
    }
    let faults = try faults(long)
    XCTAssertEqual(faults.count, 1)
    XCTAssertTrue(faults[0].contains("TallyView.swift has 74 lines"), faults[0])
    let explained = try self.faults { pack in
      try long(pack)
      try pack.replace(
        #""minutes": 5"#, with: #""minutes": 5, "long": "a whole app to migrate""#, in: "kata.json")
    }
    XCTAssertEqual(explained, [])
  }

  func testAReasonForNoLongFileIsRed() throws {
    let faults = try faults {
      try $0.replace(#""minutes": 5"#, with: #""minutes": 5, "long": "so""#, in: "kata.json")
    }
    XCTAssertTrue(faults.first?.hasPrefix("`long` gives a reason") == true, "\(faults)")
  }

  func testASolutionWithATodoIsRed() throws {
    let faults = try faults {
      try $0.write(
        PackTexts.solution + "// TODO\n", to: "Solutions/\(Pack.path)/TallyView.swift")
    }
    XCTAssertEqual(faults, ["Solutions/\(Pack.path)/TallyView.swift still holds a TODO."])
  }
}
