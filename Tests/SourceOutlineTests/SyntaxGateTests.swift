import SourceOutline
import XCTest

final class SyntaxGateTests: XCTestCase {
  /// The rules that stop at a source, each with its subject.
  private func stops(
    _ source: String, allowing allowance: GateAllowance = GateAllowance()
  ) -> [String] {
    SyntaxGate(allowing: allowance).findings(in: source).filter(\.isForbidding).map {
      $0.subject.isEmpty ? $0.rule : "\($0.rule) \($0.subject)"
    }
  }

  func testAPlainAnswerIsLetThrough() {
    let source = """
      import SwiftUI

      @Observable final class Model {
        var rows = [1, 2, 3]
        @ObservationIgnored private var task: Task<Void, Never>?
      }

      struct Screen: View {
        @State private var model: Model

        init(model: Model) { _model = State(initialValue: model) }

        var body: some View {
          let _ = Self._printChanges()
          Text(model.rows.map(String.init).joined(separator: ", "))
        }
      }

      #Preview { Screen(model: Model()) }
      """
    XCTAssertEqual(stops(source), [])
  }

  func testAFindingTellsItsPlaceInBothLanguages() throws {
    let finding = try XCTUnwrap(
      SyntaxGate().findings(in: [("A.swift", "func end() {\n  exit(0)\n}\n")]).first)
    XCTAssertEqual(finding.file, "A.swift")
    XCTAssertEqual(finding.line, 2)
    XCTAssertEqual(finding.column, 3)
    XCTAssertEqual(
      finding.english,
      "`exit` talks to the operating system, which no kata needs; remove it")
    XCTAssertTrue(finding.japanese.hasPrefix("`exit` は OS への呼び出しで"))
  }

  func testAModuleBeyondTheListIsStopped() {
    XCTAssertEqual(stops("import Glibc"), ["import Glibc"])
    XCTAssertEqual(stops("import Glibc", allowing: GateAllowance(imports: ["Glibc"])), [])
  }

  func testAnImportOfOneDeclarationCountsAsItsModule() {
    XCTAssertEqual(stops("import struct Foundation.Date"), [])
    XCTAssertEqual(
      stops("import class Foundation.FileManager"), ["system-type FileManager"])
    XCTAssertEqual(stops("import func Glibc.exit"), ["import Glibc", "system-call exit"])
  }

  func testAPartOfAModuleIsStopped() {
    XCTAssertEqual(stops("import Foundation.NSURL"), ["import Foundation.NSURL"])
  }

  func testHiddenImportsAreStopped() {
    XCTAssertEqual(stops("@_spi(SwiftUI) import Observation"), ["import-form _spi"])
    XCTAssertEqual(stops("@testable import SwiftUI"), ["import-form testable"])
    XCTAssertEqual(stops("@preconcurrency import Combine"), [])
  }

  func testLinkAttributesAreStopped() {
    for attribute in ["_cdecl(\"exit\")", "c(leave)", "section(\".init_array\")", "used", "main"] {
      let name = attribute.prefix { $0 != "(" }
      XCTAssertEqual(stops("@\(attribute) func leave() {}"), ["attribute \(name)"])
    }
  }

  func testAPointerToACFunctionIsStopped() {
    XCTAssertEqual(stops("let quiet: @convention(c) () -> Void = {}"), ["attribute convention"])
  }

  func testUnsafeWordsAreStopped() {
    XCTAssertEqual(stops("nonisolated(unsafe) var n = 0"), ["unsafe nonisolated(unsafe)"])
    XCTAssertEqual(stops("let p = unsafe f()"), ["unsafe unsafe"])
    XCTAssertEqual(stops("let f = { [unowned(unsafe) x] in x }").first, "unsafe unsafe")
  }

  func testPointersAreStopped() {
    XCTAssertEqual(
      stops("var p: Swift.UnsafePointer<Int>?"), ["unsafe UnsafePointer"])
    XCTAssertEqual(stops("a.withUnsafeBytes { _ in }"), ["unsafe withUnsafeBytes"])
  }

  func testAnOwnFunctionMayHaveTheNameOfOneOfC() {
    XCTAssertEqual(stops("struct Door { func open() {} ; func f() { open() } }"), [])
  }

  func testTheModulesOwnIsTakenPastAnOwnName() {
    let own = "struct Door { func exit() {} }\n"
    XCTAssertEqual(stops(own + "func f() { Foundation.exit(0) }"), ["system-call exit"])
    XCTAssertEqual(stops(own + "func f() { Foundation::exit(0) }"), ["system-call exit"])
  }

  func testAMemberIsNoCall() {
    XCTAssertEqual(stops("func f() { window.close(); group.wait() }"), [])
  }

  func testACallInATextIsSeen() {
    XCTAssertEqual(stops("let t = \"\\(exit(0))\""), ["system-call exit"])
  }

  func testBackticksHideNothing() {
    XCTAssertEqual(stops("func f() { `exit`(0) }"), ["system-call exit"])
  }

  func testSystemTypesAreStoppedUnderAnotherName() {
    XCTAssertEqual(stops("typealias Tool = Process"), ["system-type Process"])
  }

  func testAnOwnTypeMayHaveTheNameOfOneOfFoundations() {
    XCTAssertEqual(stops("struct Host {}\nlet host = Host()"), [])
  }

  func testAThreadMayBeAskedWhichItIs() {
    XCTAssertEqual(stops("let main = Thread.isMainThread"), [])
    XCTAssertEqual(
      stops("let calls = Thread.callStackSymbols"),
      ["system-type Thread.callStackSymbols", "system-type callStackSymbols"])
    XCTAssertEqual(stops("let kind = Thread.self"), ["system-type Thread.self"])
  }

  func testFilesAreNotRead() {
    XCTAssertEqual(
      stops("let t = try String(contentsOfFile: p)"), ["file-contents String(contentsOfFile:)"])
    XCTAssertEqual(
      stops("let d = try Data.init(contentsOf: u)"), ["file-contents init(contentsOf:)"])
    XCTAssertEqual(stops("func f() { rows.append(contentsOf: more) }"), [])
  }

  func testNamesOfTheHarnessAreStoppedEvenAsOnesOwn() {
    XCTAssertEqual(
      stops("func XCTAssertEqual(_ a: Int, _ b: Int) {}"), ["harness-name XCTAssertEqual"])
    XCTAssertEqual(stops("final class ViewHost {}"), ["harness-name ViewHost"])
  }

  func testTheRuntimesOwnNamesAreStopped() {
    XCTAssertEqual(
      stops("extension Text { static func _updateNode() {} }"), ["runtime-name _updateNode"])
    XCTAssertEqual(stops("var graph: ViewGraph?"), ["runtime-name ViewGraph"])
    XCTAssertEqual(stops("struct ViewNode {}\nvar node: ViewNode?"), [])
  }

  func testHiddenNamesAreStopped() {
    XCTAssertEqual(stops("let t = _typeByName(\"Si\")"), ["underscored-name _typeByName"])
    XCTAssertEqual(
      stops("var typeByName = 0\nlet t = _typeByName(\"Si\")"), ["underscored-name _typeByName"])
  }

  func testExecutorsAreStopped() {
    XCTAssertEqual(stops("final class Own: SerialExecutor {}"), ["executor SerialExecutor"])
  }

  func testMacrosAreStopped() {
    XCTAssertEqual(
      stops(
        "@freestanding(expression) macro pwn() -> Int = #externalMacro(module: \"A\", type: \"B\")"),
      ["macro @freestanding", "macro macro pwn", "macro #externalMacro"])
    XCTAssertEqual(stops("let z = #stringify(1)"), ["macro #stringify"])
    XCTAssertEqual(stops("let place = #fileID"), [])
  }

  func testDirectivesToTheCompilerAreStopped() {
    XCTAssertEqual(stops("#warning(\"look\")"), ["directive warning"])
    XCTAssertEqual(
      stops("#sourceLocation(file: \"/etc/passwd\", line: 1)\nlet a = 1\n#sourceLocation()"),
      ["source-location #sourceLocation", "source-location #sourceLocation"])
  }

  func testOperatorsAreStopped() {
    XCTAssertEqual(stops("infix operator <>"), ["operator operator <>"])
    XCTAssertEqual(
      stops("infix operator <>", allowing: GateAllowance(names: ["operator <>"])), [])
  }

  func testCodeForAnotherSystemIsNotRead() {
    XCTAssertEqual(stops("#if canImport(UIKit)\nimport UIKit\n#endif"), [])
    XCTAssertEqual(stops("#if os(iOS)\nlet a = 1\n#else\nimport Glibc\n#endif"), ["import Glibc"])
    XCTAssertEqual(stops("#if os(iOS) || os(Linux)\nimport Glibc\n#endif"), ["import Glibc"])
  }

  func testBombsAreNotLit() {
    let many = String(repeating: "1, ", count: 501)
    XCTAssertEqual(stops("let all = [\(many)1]"), ["size 500 elements"])
    XCTAssertEqual(
      stops("let sum = 1" + String(repeating: " + 1", count: 300)), ["size 200 operators"])
    XCTAssertEqual(
      stops(String(repeating: "func f() {}\n", count: 1_501)), ["size 1500 declarations"])
    XCTAssertEqual(stops(String(repeating: "// long\n", count: 20_000)), ["size 128 KiB"])
  }

  func testWhatTheCompilerTellsBetterStopsNothing() {
    let findings = SyntaxGate().findings(in: "let deep = ((1)\n")
    XCTAssertEqual(findings.map(\.rule), ["syntax-error"])
    XCTAssertEqual(findings.map(\.isForbidding), [false])
  }

  func testAnInvisibleCharacterIsAFact() {
    let findings = SyntaxGate().findings(in: "let a = 1 // \u{202E}")
    XCTAssertEqual(findings.map(\.rule), ["hidden-character"])
    XCTAssertEqual(findings.map(\.isForbidding), [false])
  }

  func testWhatTheStarterDoesIsAllowed() {
    let wider = GateAllowance().widened(by: ["import Synchronization\nlet f = FileManager.default"])
    XCTAssertEqual(
      stops("import Synchronization\nlet g = FileManager()\nlet p = Process()", allowing: wider),
      ["system-type Process"])
  }

  func testARuleCanBeOff() {
    XCTAssertEqual(
      stops("#warning(\"look\")", allowing: GateAllowance(rulesOff: ["directive"])), [])
  }
}
