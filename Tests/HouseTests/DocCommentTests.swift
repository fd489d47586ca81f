import SourceOutline
import XCTest

/// Every public declaration carries a doc comment.
///
/// On the tool side the cases of an enum may stand for themselves, such as `error, warning, note`.
final class DocCommentTests: XCTestCase {
  /// The rooms that a kata's author sees, and Combine.
  private static let runtimeSide: Set = [
    "TrackingRuntime", "KataTesting", "KataEvents", "SwiftUI", "Combine",
  ]

  func testPublicDeclarationsAreDocumented() throws {
    for room in try Checkout.folders(in: "Sources") {
      for file in try Checkout.swiftFiles(below: "Sources/" + room) {
        let withCases = Self.runtimeSide.contains(room)
        for number in Self.undocumentedLines(file.lines, withCases: withCases) {
          XCTFail("\(file.path):\(number): no doc comment: \(file.lines[number - 1])")
        }
      }
    }
  }

  func testAMissingCommentIsSeen() {
    let lines = [
      "/// Yes.", "@MainActor", "public struct A {", "  public var b = 1", "  /// Yes.",
      "  public let c = 2", "  var d = 3", "}",
    ]
    XCTAssertEqual(Self.undocumentedLines(lines), [4])
  }

  func testARequirementIsAsPublicAsItsProtocol() {
    let lines = ["/// Yes.", "public protocol P {", "  associatedtype A", "  func f()", "}"]
    XCTAssertEqual(Self.undocumentedLines(lines), [3, 4])
  }

  func testACaseIsAsPublicAsItsEnum() {
    let lines = [
      "/// Yes.", "public enum E {", "  case a", "}", "enum F {", "  case b", "}",
    ]
    XCTAssertEqual(Self.undocumentedLines(lines), [3])
  }

  func testAMemberIsAsPublicAsItsExtension() {
    XCTAssertEqual(
      Self.undocumentedLines(["public extension Int {", "  var a: Int { 1 }", "}"]), [2])
  }

  /// The numbers, from 1, of the lines that declare something public without `///` above it.
  private static func undocumentedLines(_ lines: [String], withCases: Bool = true) -> [Int] {
    let declarations = Outline(of: lines.joined(separator: "\n")).declarations
    let publicEnums = Set(
      declarations.filter { $0.kind == .enum && isPublic($0) }.map(path(of:)))
    let mustBeSaid = declarations.filter { declaration in
      if declaration.kind == .extension { return false }
      if declaration.kind == .case {
        return withCases && publicEnums.contains(declaration.container ?? "")
      }
      return isPublic(declaration)
    }
    return mustBeSaid.map(\.line).filter { line in
      // What is overridden says the same as what overrides it.
      !lines[line - 1].contains("override ") && !isDocumented(line, in: lines)
    }
  }

  private static func isPublic(_ declaration: Declaration) -> Bool {
    declaration.access == .public || declaration.access == .open
  }

  private static func path(of declaration: Declaration) -> String {
    (declaration.container.map { $0 + "." } ?? "") + declaration.name
  }

  private static func isDocumented(_ line: Int, in lines: [String]) -> Bool {
    var above = line - 2
    while above >= 0 {
      let text = lines[above].trimmingCharacters(in: .whitespaces)
      guard text.hasPrefix("@") || text.hasPrefix("#") else { return text.hasPrefix("///") }
      above -= 1
    }
    return false
  }
}
