import Audit
import XCTest

/// What `environment-missing` says, and where it says nothing.
final class EnvironmentMissingRuleTests: XCTestCase {
  private func findings(_ body: String) -> [Finding] {
    let source = """
      import SwiftUI
      @Observable final class Theme { var name = "dark" }
      struct Named: View {
        @Environment(Theme.self) private var theme
        var body: some View { Text(theme.name) }
      }
      @main struct MyApp: App {
        @State private var theme = Theme()
        @State private var show = true
        var body: some Scene { WindowGroup { \(body) } }
      }
      """
    let report = Auditor().report(on: [("A.swift", source)])
    XCTAssertEqual(report.problems, [])
    return report.findings
      .filter { $0.rule == "environment-missing" }
  }

  func testASheetWithTheInjectionBeforeItIsToldToMoveIt() {
    let found = findings(#"Text("").environment(theme).sheet(isPresented: $show) { Named() }"#)
    XCTAssertEqual(found.map(\.severity), [.error])
    XCTAssertEqual(
      found.first?.message,
      "`@Environment(Theme.self) var theme` finds nothing: `Named` is shown by `.sheet` in `MyApp`, "
        + "and no `.environment(Theme)` stands above: the one there stands before `.sheet`, which "
        + "puts it below, not above.")
    XCTAssertEqual(
      found.first?.remedy,
      "Move `.environment(Theme)` behind `.sheet`, so that it stands around it.")
  }

  func testAPushedScreenIsToldToInjectOutsideOfTheStack() {
    let found = findings(
      """
      NavigationStack {
        Text("").environment(theme).navigationDestination(isPresented: $show) { Named() }
      }
      """)
    XCTAssertEqual(
      found.first?.remedy, "Move `.environment(Theme)` outside of the `NavigationStack`.")
    XCTAssertEqual(found.first?.message.contains("pushed by `.navigationDestination`"), true)
  }

  func testAPlainChildNamesWhatBuildsIt() {
    let found = findings("VStack { Named() }")
    XCTAssertEqual(
      found.first?.message,
      "`@Environment(Theme.self) var theme` finds nothing: `Named` is built in `MyApp`, and no "
        + "`.environment(Theme)` stands above.")
    XCTAssertEqual(found.first?.related.map(\.message), ["built here"])
  }

  func testAnOuterInjectionThatReachesASheetIsNotRepeated() {
    XCTAssertEqual(
      findings(#"Text("").sheet(isPresented: $show) { Named() }.environment(theme)"#), [])
  }

  func testACellsContentIsNamedAsWhatHasNothingAbove() {
    let found = findings(
      """
      Named().environment(theme) } } }
      final class Cells {
        func fill(_ cell: Cell) {
          cell.contentConfiguration = UIHostingConfiguration { Named()
      """)
    XCTAssertEqual(
      found.map(\.message),
      [
        "No `.environment(Theme)` stands above `Named` here, yet `Named` reads it: `Named` is built "
          + "in `UIHostingConfiguration`, which has no outer environment."
      ])
  }

  func testAPreviewIsToldApart() {
    let found = findings(
      "Named().environment(theme) } } }\n#Preview { Named() }\nstruct Rest { func f() { do { _ = 1")
    XCTAssertEqual(
      found.map(\.message),
      ["This preview injects no `.environment(Theme)`, which `Named` reads."])
  }

  func testNoOptionalIsRecommendedForEnvironmentObject() {
    let source = """
      import SwiftUI
      final class Theme: ObservableObject { @Published var name = "dark" }
      struct Named: View {
        @EnvironmentObject private var theme: Theme
        var body: some View { Text(theme.name) }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Named() } } }
      """
    let found = Auditor(rules: ["environment-missing"]).report(on: [("A.swift", source)]).findings
    XCTAssertEqual(found.map(\.remedy), ["Add `.environmentObject(Theme)` above, once."])
  }
}
