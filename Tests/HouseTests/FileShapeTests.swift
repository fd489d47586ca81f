import XCTest

/// The shape of the source files: short, one type each, in folders named after what they serve.
final class FileShapeTests: XCTestCase {
  func testNoFileIsOver500Lines() throws {
    for file in try Checkout.swiftFiles(below: "Sources") + Checkout.swiftFiles(below: "Tests") {
      XCTAssertLessThanOrEqual(
        file.lines.count, 501, "\(file.path) has \(file.lines.count) lines; split it by topic")
    }
  }

  /// Generated files follow their table, which has one line a type.
  private static func isWritten(_ file: Checkout.File) -> Bool {
    file.lines.first?.hasPrefix("// Generated from ") != true
  }

  func testOneTopLevelTypeAFile() throws {
    for file in try Checkout.swiftFiles(below: "Sources") where Self.isWritten(file) {
      let types = Self.topLevelTypes(in: file.lines)
      XCTAssertLessThanOrEqual(
        types.count, 1, "\(file.path) declares \(types.joined(separator: ", ")); one type a file")
    }
  }

  func testAFileIsNamedAfterItsType() throws {
    for file in try Checkout.swiftFiles(below: "Sources") where Self.isWritten(file) {
      guard let type = Self.topLevelTypes(in: file.lines).first else { continue }
      let stem = file.name.dropLast(".swift".count)
      let last = stem.split(separator: ".").last.map(String.init) ?? String(stem)
      XCTAssertTrue(
        stem == type || last == type || stem.hasPrefix(type + "+"),
        "\(file.path) declares \(type); name the file after it")
    }
  }

  func testFoldersAreAtMostTwoDeep() throws {
    for file in try Checkout.swiftFiles(below: "Sources") {
      let depth = file.path.split(separator: "/").count - 2
      XCTAssertLessThanOrEqual(depth, 3, "\(file.path) lies deeper than two folders in its room")
    }
  }

  func testNothingIsADrawer() throws {
    for file in try Checkout.swiftFiles(below: "Sources") + Checkout.swiftFiles(below: "Tests") {
      XCTAssertFalse(Self.isDrawer(file.path), "\(file.path): name it after what it serves")
    }
  }

  func testADrawerIsSeen() {
    for path in [
      "Sources/A/Helpers/B.swift", "Tests/A/TestUtils.swift", "Sources/A/B+Common.swift",
    ] {
      XCTAssertTrue(Self.isDrawer(path), path)
    }
    XCTAssertFalse(Self.isDrawer("Sources/A/Utilization.swift"))
  }

  func testASecondTypeWouldBeSeen() {
    let lines = ["public struct A {", "  struct Inner {}", "}", "@MainActor final class B {", "}"]
    XCTAssertEqual(Self.topLevelTypes(in: lines), ["A", "B"])
  }

  private static func isDrawer(_ path: String) -> Bool {
    let drawers = ["Util", "Utils", "Utilities", "Helper", "Helpers", "Support", "Common", "Misc"]
    let names = path.replacingOccurrences(of: ".swift", with: "").split { "/+".contains($0) }
    return names.contains { name in drawers.contains { name.hasSuffix($0) } }
  }

  /// The names of the types that start in the first column; the formatter keeps them there.
  private static func topLevelTypes(in lines: [String]) -> [String] {
    let keywords: Set = ["struct", "class", "enum", "actor", "protocol"]
    let modifiers: Set = [
      "public", "package", "internal", "open", "final", "indirect", "fileprivate", "private",
      "nonisolated",
    ]
    return lines.compactMap { line in
      guard let first = line.first, first != " ", first != "/", first != "}" else { return nil }
      var words = line.split(separator: " ").map(String.init)[...]
      while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
        words = words.dropFirst()
      }
      guard let keyword = words.first, keywords.contains(keyword) else { return nil }
      let name = words.dropFirst().first ?? ""
      return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }
}
