import Audit
import XCTest

/// Patterns of `include` and `exclude`.
final class PathPatternTests: XCTestCase {
  private func expect(
    _ pattern: String, matches: [String], not others: [String], line: UInt = #line
  ) {
    for path in matches {
      XCTAssertTrue(PathPattern(pattern).matches(path), "\(pattern) \(path)", line: line)
    }
    for path in others {
      XCTAssertFalse(PathPattern(pattern).matches(path), "\(pattern) \(path)", line: line)
    }
  }

  func testANameAloneMeansItAnywhere() {
    expect(
      "Generated", matches: ["Generated/A.swift", "a/b/Generated/c/A.swift"],
      not: ["NotGenerated/A.swift", "Generated2/A.swift"])
  }

  func testAPatternWithASlashStartsAtTheFolder() {
    expect(
      "Sources/Old", matches: ["Sources/Old/A.swift"], not: ["a/Sources/Old/A.swift"])
  }

  func testAStarStaysInAName() {
    expect("Sources/*.swift", matches: ["Sources/A.swift"], not: ["Sources/a/A.swift"])
    expect("*+Generated.swift", matches: ["a/A+Generated.swift"], not: ["a/A.swift"])
  }

  func testTwoStarsMeanAnyFoldersOrNone() {
    expect(
      "Sources/**/A.swift", matches: ["Sources/A.swift", "Sources/a/b/A.swift"],
      not: ["A.swift", "Sources/B.swift"])
    expect("Sources/**", matches: ["Sources/a/b.swift"], not: ["Tests/a.swift"])
  }

  func testAQuestionMarkIsOneCharacter() {
    expect("A?.swift", matches: ["A1.swift", "Aé.swift"], not: ["A.swift", "A12.swift"])
  }

  func testManyStarsTakeNoTime() {
    let name = String(repeating: "a", count: 5000)
    XCTAssertFalse(PathPattern(String(repeating: "a*", count: 50) + "b").matches(name))
    XCTAssertFalse(
      PathPattern(String(repeating: "**/", count: 50) + "b").matches(
        String(repeating: "a/", count: 500)))
  }
}
