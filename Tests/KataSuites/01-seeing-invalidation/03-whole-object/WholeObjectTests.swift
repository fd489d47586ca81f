import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class WholeObjectTests: XCTestCase {
  func testTheScreenFollowsEachControl() async {
    let host = ViewHost(LampScreen())
    XCTAssertEqual(
      lines(host), ["Desk lamp", "It is dark", "40 cm"], "nobody has tapped yet")
    host.tap("Switch")
    XCTAssertEqual(
      lines(host), ["Desk lamp", "It is bright", "40 cm"],
      "Switch was tapped: the light should show")
    host.tap("Rename")
    XCTAssertEqual(
      lines(host), ["Reading lamp", "It is bright", "40 cm"],
      "Rename was tapped: the title should show")
    host.tap("Lift")
    XCTAssertEqual(
      lines(host), ["Reading lamp", "It is bright", "45 cm"],
      "Lift was tapped: the height should show")
    host.tap("Show off")
    XCTAssertEqual(
      lines(host), ["Reading lamp", "It is bright", "90 cm"],
      "the light was on and the lamp at 45 cm, and Show off was tapped: it lights, and lifts to 90")
  }

  func testTheLightRunsOneBody() async {
    let host = ViewHost(LampScreen())
    host.resetCounts()
    host.tap("Switch")
    XCTAssertEqual(
      ran(host), ["LightLine"],
      "Switch writes isOn, which only LightLine shows; the bodies that ran: \(told(host))")
  }

  func testTheTitleRunsOneBody() async {
    let host = ViewHost(LampScreen())
    host.resetCounts()
    host.tap("Rename")
    XCTAssertEqual(
      ran(host), ["TitleLine"],
      "Rename writes title, which only TitleLine shows; the bodies that ran: \(told(host))")
  }

  func testTheHeightRunsOneBodyEachTime() async {
    let host = ViewHost(LampScreen())
    host.tap("Rename")
    host.resetCounts()
    host.tap("Lift")
    host.tap("Lift")
    XCTAssertEqual(
      ran(host), ["HeightLine", "HeightLine"],
      "Lift writes height, which only HeightLine shows; the bodies of two taps: \(told(host))")
  }

  func testTwoPropertiesRunTheirTwoReaders() async {
    let host = ViewHost(LampScreen())
    host.resetCounts()
    host.tap("Show off")
    XCTAssertEqual(
      ran(host).sorted(), ["HeightLine", "LightLine"],
      "Show off writes isOn and height; the bodies that ran: \(told(host))")
    XCTAssertEqual(lines(host), ["Desk lamp", "It is bright", "90 cm"], "Show off was tapped")
  }

  func testTheLampIsNoObservableObjectAnyMore() async {
    XCTAssertFalse(
      (Lamp() as Any) is any ObservableObject,
      """
      Lamp still conforms to ObservableObject: whoever observes it by the old wrappers is told of \
      the whole object
      """)
  }

  func testEachLampScreenHasItsLamp() async {
    let host = ViewHost(
      VStack {
        LampScreen()
        LampScreen()
      })
    let before = lights(host)
    host.tap("Switch", occurrence: 1)
    let after = lights(host)
    XCTAssertTrue(
      before.count == 2 && after.count == 2 && before[0] == after[0] && before[1] != after[1],
      """
      the second of two lamps was switched, and the lines went from \(before) to \(after): each \
      LampScreen owns a lamp of its own
      """)
  }

  func testTheOwnerKeepsItsLampWhenItsParentRuns() async {
    let host = ViewHost(Desk())
    host.tap("Switch")
    let before = lights(host)
    host.tap("Tidy up")
    XCTAssertEqual(
      lights(host), before,
      "the view around LampScreen ran again, and the lamp went out: LampScreen has to own it")
  }

  func testTheLampOutlivesNewerValues() async {
    let host = ViewHost(Desk(), skipsEqualValues: false)
    host.tap("Switch")
    let before = lights(host)
    host.tap("Tidy up")
    XCTAssertEqual(
      lights(host), before,
      """
      each newer value was taken, as SwiftUI is free to do, and the lamp went out: an == may save \
      an update, it owns nothing
      """)
  }

  func testTheLampItselfTellsOfItsProperties() async {
    let lamp = Lamp()
    let host = ViewHost(Probe(lamp: lamp))
    lamp.title = "Night light"
    lamp.isOn = true
    lamp.height = 90
    await host.settle()
    XCTAssertEqual(
      host.text, ["Night light", "bright", "90"],
      "another view reads a Lamp, its title, isOn and height were written, and it was not told")
  }

  private func lines(_ host: ViewHost) -> [String] {
    host.text.filter { !["Switch", "Rename", "Lift", "Show off"].contains($0) }
  }

  private func lights(_ host: ViewHost) -> [String] {
    host.text.filter { $0.hasPrefix("It is") }
  }

  private func ran(_ host: ViewHost) -> [String] { host.evaluations.map(\.view) }

  private func told(_ host: ViewHost) -> [String] {
    host.evaluations.map { "\($0.view) (\($0.cause))" }
  }
}

/// Reads a lamp as any other view might.
private struct Probe: View {
  let lamp: Lamp

  var body: some View {
    Text(lamp.title)
    Text(lamp.mood)
    Text("\(lamp.height)")
  }
}

private struct Desk: View {
  @State private var tidied = 0

  var body: some View {
    VStack {
      Text("Tidied \(tidied) times")
      Button("Tidy up") { tidied += 1 }
      LampScreen()
    }
  }
}
