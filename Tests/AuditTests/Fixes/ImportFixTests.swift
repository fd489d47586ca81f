import Audit
import XCTest

/// The imports after a migration.
final class ImportFixTests: XCTestCase {
  func testADeadImportGoesWithItsLine() {
    FixCase("// Head.\nimport Combine\nimport Foundation\n\nlet a = 1\n").assertBecomes(
      "// Head.\nimport Foundation\n\nlet a = 1\n")
  }

  func testTheLastImportOfAFileLeavesNoGap() {
    FixCase("import Combine\n\nlet a = 1\n").assertBecomes("let a = 1\n")
  }

  func testAByteOrderMarkStaysAndTheLineBehindItGoes() {
    FixCase("\u{FEFF}import Combine\r\n\r\nlet a = 1\r\n").assertBecomes(
      "\u{FEFF}let a = 1\r\n")
  }

  func testAModuleIsBroughtBehindTheByteOrderMark() {
    FixCase("\u{FEFF}class A: ObservableObject { @Published var a = 0 }\n").assertBecomes(
      "\u{FEFF}import Observation\n\n@Observable\nclass A { var a = 0 }\n")
  }

  func testAnImportThatIsUsedStays() {
    FixCase("import Combine\nlet a = PassthroughSubject<Int, Never>()\n").assertStays(
      because: "still needed")
  }

  func testAnImportForOthersStays() {
    FixCase("@_exported import Combine\n").assertStays(because: "still needed")
  }

  func testAnImportInAConditionStays() {
    FixCase("#if os(iOS)\nimport Combine\n#endif\n").assertStays(because: "`#if`")
  }

  func testTheMacroBringsItsModule() {
    FixCase("import Combine\n\nclass A: ObservableObject { @Published var a = 0 }\n").assertBecomes(
      "import Observation\n\n@Observable\nclass A { var a = 0 }\n")
  }

  func testTheMacroBringsItsModuleBesidesALiveImport() {
    FixCase(
      "import Combine\nclass A: ObservableObject { let s: AnyCancellable?; @Published var a = 0 }\n"
    ).assertBecomes(
      """
      import Combine
      import Observation
      @Observable
      class A { let s: AnyCancellable?; var a = 0 }

      """)
  }

  func testDeadImportsAreLeftAloneWhereTheyAreNotWanted() {
    let options = FixOptions(kinds: [.migration])
    FixCase("import Combine\nlet a = 1\n", options: options).assertStays(because: "dead")
  }
}
