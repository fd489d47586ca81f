import SourceOutline
import XCTest

/// What makes no difference to whoever imports a module, and what does.
final class VisibleInterfaceTests: XCTestCase {
  private static let base = """
    import SwiftUI

    @Observable final class Gallery {
      var favourites: Set<Int> = []
      func toggle(_ id: Int) { favourites.insert(id) }
      var count: Int { favourites.count }
    }

    struct Screen: View {
      let gallery: Gallery
      var body: some View { Text("\\(gallery.count)") }
    }
    """

  private func text(_ source: String) -> String? {
    VisibleInterface(of: [("A.swift", source)]).text
  }

  private func assertSame(
    _ old: String, _ new: String, line: UInt = #line
  ) {
    XCTAssertTrue(Self.base.contains(old), line: line)
    let changed = Self.base.replacingOccurrences(of: old, with: new)
    XCTAssertNotNil(text(Self.base), line: line)
    XCTAssertEqual(text(changed), text(Self.base), line: line)
  }

  private func assertOther(_ old: String, _ new: String, line: UInt = #line) {
    XCTAssertTrue(Self.base.contains(old), line: line)
    let changed = text(Self.base.replacingOccurrences(of: old, with: new))
    XCTAssertNotNil(changed, line: line)
    XCTAssertNotEqual(changed, text(Self.base), line: line)
  }

  private func assertUntold(_ old: String, _ new: String, line: UInt = #line) {
    XCTAssertTrue(Self.base.contains(old), line: line)
    XCTAssertNil(text(Self.base.replacingOccurrences(of: old, with: new)), line: line)
  }

  func testTheBodyOfAFunctionIsNotSeen() {
    assertSame("{ favourites.insert(id) }", "{ if id > 0 { favourites.remove(id) } }")
  }

  func testTheBodyOfAViewIsNotSeen() {
    assertSame("Text(\"\\(gallery.count)\")", "VStack { Text(\"0\"); Text(\"1\") }")
  }

  func testTheBodyOfAPropertyIsNotSeen() {
    assertSame("{ favourites.count }", "{ favourites.isEmpty ? 0 : 1 }")
  }

  func testCommentsAreNotSeen() {
    assertSame("struct Screen", "/// The screen.\nstruct Screen")
  }

  func testWhatAFileKeepsToItselfAndNothingMentionsIsNotSeen() {
    assertSame("struct Screen", "private struct Row { let id: Int }\n\nstruct Screen")
  }

  func testTheOrderOfDeclarationsIsNotSeen() {
    let parts = Self.base.components(separatedBy: "\n\n")
    XCTAssertEqual(text([parts[0], parts[2], parts[1]].joined(separator: "\n\n")), text(Self.base))
  }

  func testAStoredPropertyIsSeen() {
    assertOther("let gallery: Gallery", "let gallery: Gallery\n  private var taps = 0")
  }

  func testTheOrderOfMembersIsSeen() {
    assertOther(
      "  var favourites: Set<Int> = []\n", "  var name = \"\"\n  var favourites: Set<Int> = []\n")
    XCTAssertNotEqual(
      text("struct A { var a = 0; var b = 0 }"), text("struct A { var b = 0; var a = 0 }"))
  }

  func testAParameterIsSeen() {
    assertOther("toggle(_ id: Int)", "toggle(_ id: Int, twice: Bool = false)")
  }

  func testASetterIsSeen() {
    assertOther("{ favourites.count }", "{ get { 0 } set {} }")
  }

  func testAnObserverIsSeen() {
    assertOther("var favourites: Set<Int> = []", "var favourites: Set<Int> = [] { didSet {} }")
  }

  func testAPrivateTypeThatAPropertyMentionsIsSeen() {
    assertOther(
      "let gallery: Gallery",
      "let gallery: Gallery\n  private var row = Row()\n}\nprivate struct Row {\n  var id = 0")
    let row = "struct A { private var row = Row() }\nprivate struct Row { var id = 0 }"
    XCTAssertNotEqual(text(row), text(row.replacingOccurrences(of: "0 }", with: "0.5 }")))
  }

  func testAPrivateFunctionThatAnInitialValueCallsIsSeen() {
    let source = "struct A { private var row = made() }\nprivate func made() -> Int { 0 }"
    XCTAssertNotEqual(text(source), text(source.replacingOccurrences(of: "Int", with: "Double")))
  }

  func testTheBodyBehindAnotherOpaqueTypeIsSeen() {
    let header =
      "struct A: View { var header: some View { Text(\"\") }; var body: some View { header } }"
    XCTAssertNotNil(text(header))
    XCTAssertNotEqual(
      text(header), text(header.replacingOccurrences(of: "Text(\"\")", with: "EmptyView()")))
  }

  func testAnInlinableBodyIsSeen() {
    let source = "@inlinable func two() -> Int { 2 }"
    XCTAssertNotEqual(text(source), text(source.replacingOccurrences(of: "{ 2 }", with: "{ 3 }")))
  }

  func testAPrivateExtensionIsSeen() {
    assertOther(
      "struct Screen", "private extension Gallery { var two: Int { 2 } }\n\nstruct Screen")
  }

  func testAnAliasOfALiteralIsSeen() {
    assertOther("struct Screen", "private typealias IntegerLiteralType = Double\n\nstruct Screen")
  }

  func testOperatorsBeforeAndBetweenAreTold() {
    XCTAssertNotEqual(text("let a = b - c"), text("let a = b -c"))
  }

  func testWhoNamesTheTypeOfABodyCannotBeTold() {
    assertUntold("let gallery: Gallery", "let gallery: Gallery\n  var inner: Row.Body? = nil")
  }

  func testWhoKeepsABodyCannotBeTold() {
    assertUntold("let gallery: Gallery", "let gallery: Gallery\n  var inner = Row().body")
  }

  func testConditionsCannotBeTold() {
    assertUntold("struct Screen", "#if DEBUG\n#endif\nstruct Screen")
  }

  func testAnUnknownMacroOnATypeCannotBeTold() {
    assertUntold("@Observable", "@Model")
  }

  func testWhatDoesNotParseCannotBeTold() {
    assertUntold("struct Screen: View {", "struct Screen: View {{")
  }
}
