import SourceOutline
import XCTest

final class DeclarationTests: XCTestCase {
  private func names(_ source: String) -> [String] {
    Outline.declarations(in: source).map { declaration in
      let container = declaration.container.map { $0 + "." } ?? ""
      return "\(declaration.kind.rawValue) \(container)\(declaration.fullName)"
    }
  }

  func testEveryTopLevelDeclarationIsListed() {
    let source = """
      func XCTAssertEqual(_ a: Int, _ b: Int, message: String = "") {}
      struct Text { var body: Int { func local() {}; return 1 } }
      let (a, b) = (1, 2), c = 3
      typealias ViewHost = Int
      infix operator =~=: AdditionPrecedence
      enum Side { case left, right(Int) }
      @freestanding(expression) macro check() -> Int = #externalMacro(module: "A", type: "B")
      #Preview { Text() }
      """
    XCTAssertEqual(
      names(source),
      [
        "func XCTAssertEqual(_:_:message:)", "struct Text", "var Text.body", "var a", "var b",
        "var c", "typealias ViewHost", "operator =~=", "enum Side", "case Side.left",
        "case Side.right", "macro check", "macroExpansion Preview",
      ])
  }

  func testAnExtensionIsListedWithItsMembersAndConformances() throws {
    let source = """
      extension Int: View, @retroactive Error {
        static func == (a: Int, b: Int) -> Bool { true }
        subscript(row row: Int) -> Int { row }
        init(_ view: Text) { self = 0 }
      }
      """
    let outline = Outline.declarations(in: source)
    XCTAssertEqual(
      names(source),
      ["extension Int", "func Int.==(a:b:)", "subscript Int.subscript(row:)", "init Int.init(_:)"])
    XCTAssertEqual(outline.first?.inheritance, ["View", "@retroactive Error"])
    let equals = try XCTUnwrap(outline.first { $0.name == "==" })
    XCTAssertTrue(equals.isStatic && equals.isInExtension)
    XCTAssertEqual(equals.line, 2)
    XCTAssertEqual(equals.column, 15)
  }

  func testAccessIsWhatIsWrittenAndInheritedFromAPrivateExtension() {
    let source = """
      private func a() {}
      public private(set) var b = 1
      private(set) var c = 1
      private extension Text { func d() {} }
      fileprivate struct E {}
      """
    XCTAssertEqual(
      Outline.declarations(in: source).map(\.access),
      [.private, .public, .internal, .private, .fileprivate, .fileprivate])
  }

  func testEveryBranchOfAConditionCounts() {
    XCTAssertEqual(
      names("#if os(macOS)\nstruct Text {}\n#else\nstruct Button {}\n#endif"),
      ["struct Text", "struct Button"])
  }

  func testBackticksAreNotPartOfAName() {
    XCTAssertEqual(names("func `tap`() {}"), ["func tap()"])
  }

  func testImportsTellModulePathAndAttributes() {
    let outline = Outline(of: "@testable import Kata\nimport struct Foundation.Date\n")
    XCTAssertEqual(outline.imports.map(\.module), ["Kata", "Foundation"])
    XCTAssertEqual(outline.imports.map(\.path), ["Kata", "Foundation.Date"])
    XCTAssertEqual(outline.imports.map(\.attributes), [["testable"], []])
    XCTAssertEqual(outline.imports.map(\.line), [1, 2])
  }

  func testAttributesTellNameArgumentsAndPlace() {
    let outline = Outline(
      of: "struct A {\n  @_silgen_name(\"x\") static func f()\n}\n@_exported import B\n")
    XCTAssertEqual(outline.attributes.map(\.name), ["_silgen_name", "_exported"])
    XCTAssertEqual(outline.attributes.map(\.arguments), ["\"x\"", ""])
    XCTAssertEqual(outline.attributes.map(\.line), [2, 4])
  }

  func testLinesAreCountedThroughWindowsLineEnds() {
    let source = "struct A {}\r\n\r\n/* é */ struct B {}\r\n"
    XCTAssertEqual(Outline.declarations(in: source).map(\.line), [1, 3])
    XCTAssertEqual(Outline.declarations(in: source).map(\.column), [8, 17])
  }

  func testABrokenSourceStillHasAnOutline() {
    XCTAssertEqual(
      names("struct A {\n  var x = )\n}\nfunc f( {\n"), ["struct A", "var A.x", "func f()"])
  }

  func testDeepNestingAndLongChainsDoNotExhaustTheStack() {
    let nested =
      "let a = " + String(repeating: "(", count: 5_000) + String(repeating: ")", count: 5_000)
    XCTAssertEqual(names(nested + "\nstruct B {}").first, "var a")
    let chain = "let a = b" + String(repeating: ".c", count: 100_000)
    XCTAssertEqual(names(chain + "\nstruct B {}"), ["var a", "struct B"])
    let types = String(repeating: "struct S {", count: 5_000)
    XCTAssertGreaterThan(names(types).count, 100)
  }

  func testASourceThatWouldKeepTheParserBusyForDaysIsGivenUpAtOnce() {
    for bad in ["let a: ", "let a = ", "let a = f(.b"] {
      let outline = Outline(of: bad + String(repeating: "[(", count: 40) + "\nstruct B {}")
      XCTAssertFalse(outline.isComplete)
      XCTAssertEqual(outline.declarations, [])
    }
  }

  func testNoCommentTextOrExpressionHidesBrackets() {
    let open = String(repeating: "[(", count: 40)
    for bad in [
      "/* \" */ let a = \(open)", "let r = /\"/; let a = \(open)", "let a = \"\\(\(open)",
      "let a = #\"\\#(\(open)", "let a = " + String(repeating: "[/*]{*/", count: 40),
      "let a = " + String(repeating: "[\"]}\", ", count: 40),
    ] {
      XCTAssertFalse(Outline(of: bad).isComplete, bad)
    }
  }

  func testBracketsInTextAndInSeparateFunctionsDoNotMakeASourceUnreadable() {
    let colours = "let a = \"" + String(repeating: "\\u{1B}[31m", count: 50) + "\"\n"
    let functions = String(repeating: "func f() { let a = [\n}\n", count: 50)
    let comment = "// " + String(repeating: "[", count: 50) + "\n"
    XCTAssertTrue(Outline(of: colours + functions + comment).isComplete)
  }
}
