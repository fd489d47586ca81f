import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class OnChangeTests: XCTestCase {
  private let model = SearchModel()

  func testTheFirstQueryIsLoaded() async {
    let host = await host()
    XCTAssertEqual(
      model.loads, ["sea"],
      model.loads.isEmpty
        ? "the screen appeared, and nothing was loaded"
        : "the screen appeared, and \"sea\" should be loaded once; loaded were \(model.loads)")
    XCTAssertTrue(
      host.text.contains("Found: sea, seagull"), "what was loaded should show in \(host.text)")
  }

  func testAViewThatIsMadeAnewLoadsNothing() async {
    let host = ViewHost(Frame(model: model))
    await host.settle()
    for _ in 1...2 { host.tap("Another frame") }
    await host.settle()
    XCTAssertLessThan(
      model.loads.count, 2,
      """
      the parent ran, and the screen was there all the time; loaded were \(model.loads): a view is \
      made anew at each run of its parent
      """)
  }

  func testNothingIsNotedAtTheStart() async {
    let host = await host()
    XCTAssertNil(
      note(host), "nothing has changed yet, and the screen notes \(note(host) ?? "nothing")")
  }

  func testANewQueryIsLoaded() async {
    let host = await host()
    await type("sun", host)
    XCTAssertEqual(
      model.loads, ["sea", "sun"],
      model.loads.count < 2
        ? "\"sun\" was typed, and was not loaded; loaded were \(model.loads)"
        : "\"sun\" was typed, and should be loaded once; loaded were \(model.loads)")
    XCTAssertTrue(
      host.text.contains("Found: sun"), "\"sun\" is found, and should show in \(host.text)")
  }

  func testAWriteFromOutsideIsLoadedToo() async {
    let host = await host()
    model.query = "moon"
    await host.settle()
    XCTAssertEqual(
      model.loads, ["sea", "moon"],
      "\"moon\" was written from outside, and should be loaded once; loaded were \(model.loads)")
  }

  func testTheNoteSaysWhatBecameWhat() async {
    let host = await host()
    for (old, new) in [("sea", "sun"), ("sun", "moon"), ("moon", "Moon")] {
      await type(new, host)
      XCTAssertEqual(
        note(host), "\(old) → \(new)", "\(old) became \(new); the screen reads \(host.text)")
    }
  }

  func testThePageGoesBackToOne() async {
    let host = await host()
    host.tap("Next page")
    host.tap("Next page")
    await type("sun", host)
    XCTAssertTrue(
      host.text.contains("Page 1"), "a new query begins at page 1; the screen reads \(host.text)")
  }

  func testAQueryThatFindsTheSameIsNewToo() async {
    let host = await host()
    await type("seag", host)
    host.tap("Next page")
    await type("seagull", host)
    XCTAssertTrue(
      host.text.contains("Page 1"),
      "\"seagull\" found the same as \"seag\", but is a new query: page 1; it reads \(host.text)")
    XCTAssertEqual(note(host), "seag → seagull", "the screen reads \(host.text)")
  }

  func testAnotherUpdateIsNoChange() async {
    let host = await host()
    host.tap("Next page")
    host.tap("Next page")
    host.tap("Reload")
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Page 3"),
      "Next page twice and Reload is no new query: page 3 stays; the screen reads \(host.text)")
    XCTAssertEqual(model.loads, ["sea", "sea"], "only Reload loads here")
  }

  func testAnEqualWriteIsNoChange() async {
    let host = await host()
    host.tap("Next page")
    model.query = "sea"
    await host.settle()
    XCTAssertEqual(
      model.loads, ["sea"],
      "the same query was written again, and is no change; loaded were \(model.loads)")
    XCTAssertTrue(
      host.text.contains("Page 2"),
      "the same query was written again, and page 2 should stay; it reads \(host.text)")
  }

  func testSeveralWritesAtOnceAreOneChange() async {
    let host = await host()
    for text in ["s", "su", "sun"] { model.query = text }
    await host.settle()
    XCTAssertEqual(
      model.loads, ["sea", "sun"],
      "three writes in one go should be one load, of the last; loaded were \(model.loads)")
    XCTAssertEqual(
      note(host), "sea → sun", "three writes in one go are one change; it reads \(host.text)")
  }

  private func host() async -> ViewHost {
    let host = ViewHost(ResultsView(model: model))
    await host.settle()
    return host
  }

  private func type(_ text: String, _ host: ViewHost) async {
    host.type(text, into: "Search")
    await host.settle()
  }

  private func note(_ host: ViewHost) -> String? {
    host.text.first { $0.contains("→") }
  }
}

/// Makes its results view anew at each tap.
private struct Frame: View {
  let model: SearchModel
  @State private var number = 0

  var body: some View {
    VStack {
      Text("Frame \(number)")
      Button("Another frame") { number += 1 }
      ResultsView(model: model)
    }
  }
}
