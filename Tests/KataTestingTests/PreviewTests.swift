import KataTesting
import SwiftUI
import XCTest

/// Every preview of a module is found by its name and mounted.
@MainActor
final class PreviewTests: FailureCatchingTestCase {
  private let module = "KataTestingTests"

  private func text(of preview: String) async -> [String] {
    await ViewHost(preview: preview, in: module).text
  }

  func testAPreviewWithoutTheInjectionFailsAndNamesTheType() async {
    let failures = await failures { _ = await ViewHost(preview: "bare", in: module) }
    XCTAssertEqual(failures.count, 1)
    let message = failures.first ?? ""
    XCTAssertTrue(
      message.contains(
        "preview \"bare\": PreviewSamples.HelloView: No Observable object of type Hello found."),
      message)
  }

  func testAPreviewWithTheInjectionRenders() async {
    let shown = await text(of: "ok")
    XCTAssertEqual(shown, ["hi"])
  }

  func testAMissingEnvironmentObjectFailsTheSameWay() async {
    let failures = await failures { _ = await ViewHost(preview: "object", in: module) }
    XCTAssertTrue(
      failures.first?.contains("No ObservableObject of type Settings found.") == true,
      "\(failures)")
  }

  func testAnObjectThatIsMissingAfterATapFailsThen() async {
    let host = await ViewHost(preview: "later", in: module)
    let failures = await failures { host.tap("Open") }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.contains("Hello") == true, "\(failures)")
  }

  func testTheNamesStandInTheOrderOfTheSource() async {
    let here = ModulePreview.all(in: module).map(\.name)
    XCTAssertEqual(Array(here.prefix(2)), ["bare", "ok"])
    XCTAssertTrue(here[2].hasPrefix("PreviewSamples.swift:"), here[2])
    XCTAssertEqual(here[3], "two")
    XCTAssertTrue(here.contains("HelloView_Previews"), "\(here)")
  }

  func testAnUnnamedPreviewIsNamedByItsPlace() async throws {
    let preview = try XCTUnwrap(ModulePreview.all(in: module).dropFirst(2).first)
    let host = await ViewHost(preview)
    XCTAssertEqual(host.text, ["unnamed"])
  }

  func testSeveralViewsStandTogether() async {
    let shown = await text(of: "two")
    XCTAssertEqual(shown, ["one", "two"])
  }

  func testABodyOfStatementsIsRun() async {
    let shown = await text(of: "statements")
    XCTAssertEqual(shown, ["set"])
  }

  func testABodyInTheParenthesesIsRun() async {
    let shown = await text(of: "labelled")
    XCTAssertEqual(shown, ["label"])
  }

  func testTraitsOfThePlaceChangeNothing() async {
    let shown = await text(of: "landscape")
    XCTAssertEqual(shown, ["wide"])
  }

  func testAModifierHandsItsContextDown() async {
    let shown = await text(of: "sample")
    XCTAssertEqual(shown, ["sample"])
  }

  func testSeveralModifiersWrapThePreview() async {
    let shown = await text(of: "framed")
    XCTAssertEqual(shown, ["frame", "sample"])
  }

  func testAContextThatCannotBeMadeFailsTheTest() async {
    let failures = await failures { _ = await ViewHost(preview: "failing", in: module) }
    XCTAssertTrue(failures.first?.contains("preview \"failing\"") == true, "\(failures)")
  }

  func testPreviewablePropertiesAreTheStateOfAView() async {
    let host = await ViewHost(preview: "previewable", in: module)
    XCTAssertEqual(host.text, ["Count: 3", "Shown"])
    host.tap("Count: 3")
    host.toggle("Shown")
    XCTAssertEqual(host.text, ["Count: 4", "Shown", "shown"])
  }

  func testAProviderIsMounted() async {
    let shown = await text(of: "HelloView_Previews")
    XCTAssertEqual(shown, ["hi", "second"])
  }

  func testAnUnknownNameListsTheKnownOnes() async {
    let failures = await failures { _ = await ViewHost(preview: "none", in: module) }
    XCTAssertTrue(
      failures.first?.contains("there is no preview \"none\"") == true
        && failures.first?.contains("statements") == true, "\(failures)")
  }
}
