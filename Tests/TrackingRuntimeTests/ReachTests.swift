import SwiftUI
import TrackingRuntime
import XCTest

/// What cannot be seen is not read, and what cannot be touched is not used.
@MainActor
final class ReachTests: XCTestCase {
  struct Screen: View {
    @State private var count = 0
    let hidden: Bool
    let opacity: Double
    let isTouchable: Bool
    var body: some View {
      Text("count \(count)")
      if hidden {
        button.hidden()
      } else {
        button.opacity(opacity).allowsHitTesting(isTouchable)
      }
    }
    private var button: some View { Button("Save") { count += 1 } }
  }

  private func driver(
    hidden: Bool = false, opacity: Double = 1, isTouchable: Bool = true
  ) -> ScreenDriver {
    ScreenDriver(Screen(hidden: hidden, opacity: opacity, isTouchable: isTouchable))
  }

  private func refusal(of result: Result<Void, ScreenRefusal>) -> String {
    if case .failure(let refusal) = result { refusal.description } else { "no refusal" }
  }

  func testWhatIsHiddenIsNotRead() async {
    XCTAssertEqual(driver(hidden: true).text, ["count 0"])
  }

  func testWhatIsHiddenIsNotTapped() async {
    let driver = driver(hidden: true)
    XCTAssertEqual(
      refusal(of: driver.tap("Save")),
      "cannot tap \"Save\": it is hidden(). Controls on screen: no controls. "
        + "Text on screen: \"count 0\".")
    XCTAssertEqual(driver.text, ["count 0"])
  }

  func testAtOpacity0NothingIsReadOrTapped() async {
    let driver = driver(opacity: 0)
    XCTAssertTrue(refusal(of: driver.tap("Save")).contains("it has opacity(0)"))
    XCTAssertEqual(driver.text, ["count 0"])
  }

  func testWhatCanBeSeenThroughIsTapped() async {
    let driver = driver(opacity: 0.1)
    XCTAssertEqual(refusal(of: driver.tap("Save")), "no refusal")
    XCTAssertEqual(driver.text, ["count 1", "Save"])
  }

  func testWithoutHitTestingAButtonIsReadAndNotTapped() async {
    let driver = driver(isTouchable: false)
    XCTAssertEqual(
      refusal(of: driver.tap("Save")),
      "cannot tap \"Save\": allowsHitTesting(false) keeps touches from it. "
        + "Controls on screen: Button \"Save\" (takes no touches). "
        + "Text on screen: \"count 0\", \"Save\".")
    XCTAssertEqual(driver.text, ["count 0", "Save"])
  }

  struct Two: View {
    @State private var taps: [String] = []
    var body: some View {
      Text(taps.joined())
      Button("Save") { taps.append("hidden") }.hidden()
      Button("Save") { taps.append("seen") }
    }
  }

  func testOfTwoControlsThatWhichCanBeReachedIsMeant() async {
    let driver = ScreenDriver(Two())
    XCTAssertEqual(refusal(of: driver.tap("Save")), "no refusal")
    XCTAssertEqual(driver.text, ["seen", "Save"])
  }

  struct Kept: View {
    @State private var isHidden = false
    var body: some View {
      Counter().opacity(isHidden ? 0 : 1)
      Button("flip") { isHidden.toggle() }
    }
  }
  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  func testWhatIsSeenThroughForAWhileKeepsItsState() async {
    let driver = ScreenDriver(Kept())
    for label in ["count 0", "flip"] {
      XCTAssertEqual(refusal(of: driver.tap(label)), "no refusal")
    }
    XCTAssertEqual(driver.text, ["flip"])
    XCTAssertEqual(refusal(of: driver.tap("flip")), "no refusal")
    XCTAssertEqual(driver.text, ["count 1", "flip"])
  }
}
