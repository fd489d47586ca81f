import XCTest

/// Every public declaration of the rooms that a kata's author sees carries a doc comment.
final class DocCommentTests: XCTestCase {
  func testPublicDeclarationsAreDocumented() throws {
    for room in ["TrackingRuntime", "KataTesting", "KataEvents"] {
      for file in try Checkout.swiftFiles(below: "Sources/" + room) {
        for number in Self.undocumentedLines(file.lines) {
          XCTFail("\(file.path):\(number): no doc comment: \(file.lines[number - 1])")
        }
      }
    }
  }

  func testAMissingCommentWouldBeSeen() {
    let lines = [
      "/// Yes.", "@MainActor", "public struct A {", "  public var b = 1", "  /// Yes.",
      "  public let c = 2", "}",
    ]
    XCTAssertEqual(Self.undocumentedLines(lines), [4])
  }

  /// The numbers, from 1, of the lines that declare something public without `///` above it.
  private static func undocumentedLines(_ lines: [String]) -> [Int] {
    let declares: Set = [
      "struct", "class", "enum", "actor", "protocol", "func", "var", "let", "init", "subscript",
      "typealias", "associatedtype", "macro", "case",
    ]
    var result: [Int] = []
    for (index, line) in lines.enumerated() {
      let code = line.trimmingCharacters(in: .whitespaces)
      let words = code.split { $0 == " " || $0 == "(" || $0 == "<" || $0 == "?" }.map(String.init)
      guard words.contains("public") || words.contains("open"), !code.hasPrefix("//"),
        !code.hasPrefix("import"), !words.contains("import"), !words.contains("extension"),
        !words.contains("override"),
        let publicPlace = words.firstIndex(where: { $0 == "public" || $0 == "open" }),
        words[..<publicPlace].allSatisfy(Self.standsBeforeAccess),
        words[publicPlace...].contains(where: { declares.contains($0) })
      else { continue }
      var above = index - 1
      while above >= 0 {
        let text = lines[above].trimmingCharacters(in: .whitespaces)
        guard text.hasPrefix("@") || text.hasPrefix("#") else { break }
        above -= 1
      }
      let comment = above >= 0 ? lines[above].trimmingCharacters(in: .whitespaces) : ""
      if !comment.hasPrefix("///") { result.append(index + 1) }
    }
    return result
  }

  private static func standsBeforeAccess(_ word: String) -> Bool {
    let modifiers: Set = [
      "final", "static", "nonisolated", "mutating", "required", "convenience", "indirect",
    ]
    return word.hasPrefix("@") || modifiers.contains(word) || word.hasSuffix(")")
  }
}
