import Foundation
import KataEvents
import XCTest

@testable import Checker

/// `#Preview`, `@Previewable` and `@Entry` in a learner's file, through the built checker.
final class MacroTests: XCTestCase {
  private static let previews = """
    import SwiftUI
    @Observable final class Hello { var msg = "hi" }
    struct HelloView: View {
        @Environment(Hello.self) private var model
        var body: some View { Text(model.msg) }
    }
    #Preview("bare") { HelloView() }
    #Preview("ok") { HelloView().environment(Hello()) }
    """

  private static let previewSuite = """
    import KataTesting
    import XCTest
    @MainActor final class PreviewTests: XCTestCase {  // of the kata
      func testBare() async { _ = await ViewHost(preview: "bare") }
      func testOk() async {
        let host = await ViewHost(preview: "ok")
        XCTAssertEqual(host.text, ["hi"])
      }
      func testAll() async {
        XCTAssertEqual(ModulePreview.all().map(\\.name), ["bare", "ok"])
      }
    }
    """

  /// The counting kata's answer with more in its file.
  private func check(_ more: String) throws -> CheckResult {
    try Fixture().check(Fixture.counter + "\n" + more)
  }

  // Conf: DOC + MULTI.
  func test_MB05_aPreviewThatInjectsNothingFailsByNameAndTheOtherRenders() throws {
    let fixture = try Fixture(solution: Self.previews, suite: Self.previewSuite)
    let result = fixture.checker.check(
      fixture.kata,
      sources: SourceSet(files: [
        SourceFile(name: "Counter.swift", bytes: Data(Self.previews.utf8))
      ]))
    XCTAssertEqual(result.verdict, .failed, "\(result)")
    XCTAssertEqual(result.tests.map(\.outcome), [.failed, .passed, .passed], "\(result)")
    let message = result.tests.first?.failures.first?.message ?? ""
    XCTAssertTrue(
      message.contains(#"preview "bare": HelloView: No Observable object of type Hello found."#),
      message)
  }

  func testPreviewsOfAnAnswerDisturbNothing() throws {
    let result = try check(
      """
      struct CounterView: View {
        @Bindable var counter: Counter
        var body: some View { Button("\\(counter.count)") { counter.increment() } }
      }
      #Preview { CounterView(counter: Counter()) }
      #Preview("named", traits: .sizeThatFitsLayout, .landscapeRight) {
        let counter = Counter()
        counter.increment()
        return NavigationStack { CounterView(counter: counter).padding() }
      }
      #Preview("state") {
        @Previewable @State var counter = Counter()
        @Previewable @Environment(\\.colorScheme) var colorScheme
        VStack {
          CounterView(counter: counter)
          if colorScheme == .dark { Text("dark") }
        }
      }
      #Preview("dead") { fatalError("nobody looks at it"); return Text("") }
      struct CounterView_Previews: PreviewProvider {
        static var previews: some View {
          ForEach(["a", "b"], id: \\.self) { name in
            CounterView(counter: Counter()).previewDisplayName(name)
          }
        }
      }
      """)
    XCTAssertEqual(result.verdict, .passed, "\(result)")
  }

  func testPreviewsDoNotShowInTheCountsOfAnOpenScreen() throws {
    let answer =
      Fixture.counter + """

        struct CounterView: View {
          let counter: Counter
          var body: some View { Text("\\(counter.count)") }
        }
        #Preview { CounterView(counter: Counter()) }
        """
    let screen = """
      import SwiftUI
      @testable import Kata
      @MainActor func screen() -> some View { CounterView(counter: Counter()) }
      """
    let fixture = try Fixture(solution: answer, screen: screen)
    let opening = fixture.checker.openScreen(fixture.kata, source: fixture.kata.solutionFolder)
    guard case .opened(let session, let records) = opening else { return XCTFail("\(opening)") }
    defer { session.close() }
    guard case .bodiesRan(let bodies) = records.last else { return XCTFail("\(records)") }
    XCTAssertEqual(bodies.map(\.view), ["CounterView"])
  }

  func testAMacroProgramThatDoesNotRunIsNobodysMistake() {
    let error = Diagnostic(
      severity: .error,
      message: "external macro implementation type 'SwiftUIMacros.PreviewMacro' could not be found"
        + " for macro 'Preview(_:body:)'; No such file or directory",
      file: "Counter.swift", line: 7, column: 1)
    let words = KnownMistakes.explanation(of: error)?.english ?? ""
    XCTAssertTrue(words.contains("`kata doctor`"), words)
    XCTAssertFalse(words.contains("["), words)
  }

  func testPreviewIsNoForbiddenNameWhereTheSuiteUsesIt() throws {
    let suite = Fixture.suite + "\n#Preview { Text(\"of the suite\") }\n"
    let fixture = try Fixture(suite: "import SwiftUI\n" + suite)
    let result = fixture.check(Fixture.counter + "\n#Preview { Text(\"a\") }\n")
    XCTAssertEqual(result.verdict, .passed, "\(result)")
  }

  func testEntriesOfAnAnswerCompile() throws {
    let result = try check(
      """
      struct Theme { struct Accent: Equatable { var name = "blue" } }
      extension EnvironmentValues {
        @Entry var accent = Theme.Accent()
        @Entry var title: String?
        @Entry var numbers: [Int] = [1, 2]
        @Entry var action: @Sendable () -> Void = {}
      }
      struct Titled: View {
        @Environment(\\.title) private var title
        @Environment(\\.accent) private var accent
        var body: some View { Text(title ?? accent.name) }
      }
      @MainActor func titled() -> some View { Titled().environment(\\.title, "a") }
      """)
    XCTAssertEqual(result.verdict, .passed, "\(result)")
  }

  func testAMistakeInAPreviewIsToldAtItsPlace() throws {
    let result = try check("#Preview { Text(nothing) }")
    XCTAssertEqual(result.verdict, .didNotCompile, "\(result)")
    let error = try XCTUnwrap(result.diagnostics.first { $0.severity == .error })
    XCTAssertEqual(error.message, "cannot find 'nothing' in scope")
    XCTAssertEqual(error.file, "Counter.swift")
  }

  private func errors(_ more: String) throws -> [String] {
    let result = try check(more)
    XCTAssertEqual(result.verdict, .didNotCompile, "\(result)")
    return result.diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  func testAnEntryElsewhereSaysWhereItBelongs() throws {
    let errors = try errors("struct Settings { @Entry var size: Int = 1 }")
    XCTAssertTrue(
      errors.contains {
        $0.contains("can only attach to var declarations inside extensions of EnvironmentValues")
      }, "\(errors)")
  }

  func testAnEntryWithoutADefaultSaysSo() throws {
    let errors = try errors("extension EnvironmentValues { @Entry var size: Int }")
    XCTAssertTrue(errors.contains { $0.contains("'@Entry' needs a default value") }, "\(errors)")
  }

  func testAConstantEntrySaysThatItNeedsAVariable() throws {
    let errors = try errors("extension EnvironmentValues { @Entry let size: Int = 1 }")
    XCTAssertTrue(errors.contains { $0.contains("'@Entry' needs a 'var'") }, "\(errors)")
  }

  func testPreviewableElsewhereSaysWhereItBelongs() throws {
    let errors = try errors(
      "struct A: View { @Previewable @State var n = 1; var body: some View { Text(\"\\(n)\") } }")
    XCTAssertTrue(
      errors.contains { $0.contains("must be at root scope in a '#Preview' block") }, "\(errors)")
  }
}
