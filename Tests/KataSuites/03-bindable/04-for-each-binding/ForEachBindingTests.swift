import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class ForEachBindingTests: XCTestCase {
  func testASwitchPacksItsItem() async {
    let trip = Trip()
    let host = ViewHost(PackingScreen(trip: trip))
    host.toggle("Towel")
    XCTAssertEqual(
      packed(in: trip), [1],
      "the first switch should pack the first item of trip.items, not a copy of it")
    XCTAssertTrue(
      host.text.contains("Packed: 1 of 3"),
      "one of three items is packed; the screen reads \(host.text)")
    host.toggle("Towel")
    XCTAssertEqual(packed(in: trip), [], "the second flip should take it out again")
  }

  func testTwoItemsMayHaveTheSameTitle() async {
    let trip = Trip()
    let host = ViewHost(PackingScreen(trip: trip))
    host.tap("Socks", occurrence: 1)
    XCTAssertEqual(
      packed(in: trip), [3],
      "two items are called Socks, and the switch of the second should pack the second")
  }

  func testTheSwitchFollowsTheTrip() async {
    let trip = Trip()
    let host = ViewHost(PackingScreen(trip: trip))
    trip.items[1].isPacked = true
    await host.settle()
    XCTAssertEqual(
      switches(on: host), [false, true, false],
      "the second item was packed elsewhere, and its switch should be drawn on")
  }

  func testASwitchTakesTheValueItIsGiven() async {
    let trip = Trip()
    trip.items[0].isPacked = true
    let host = ViewHost(PackingScreen(trip: trip))
    host.toggle("Towel", to: true)
    XCTAssertEqual(
      packed(in: trip), [1],
      "the switch was on and was set to on, and it went off: it should take the value it is given")
  }

  func testTypingRenamesTheItem() async {
    let trip = Trip()
    let host = ViewHost(PackingScreen(trip: trip))
    host.tap("More about Towel")
    host.type("Mat", into: "Title")
    XCTAssertEqual(
      trip.items.map(\.title), ["Mat", "Socks", "Socks"],
      "what is typed should rename the item in trip.items")
    XCTAssertTrue(
      host.text.contains("More about Mat"),
      "the row should tell its new title; the screen reads \(host.text)")
  }

  func testTheOpenFieldFollowsTheTrip() async {
    let trip = Trip()
    let host = ViewHost(PackingScreen(trip: trip))
    host.tap("More about Towel")
    trip.items[0].title = "Mat"
    await host.settle()
    XCTAssertEqual(
      host.text.filter { $0 == "Mat" }.count, 2,
      """
      the item was renamed elsewhere, and the switch and the field should both tell it; the screen \
      reads \(host.text)
      """)
  }

  func testARowStaysOpenWhileItsTitleIsTyped() async {
    let host = ViewHost(PackingScreen(trip: Trip()))
    host.tap("More about Towel")
    host.type("Mat", into: "Title")
    XCTAssertEqual(
      fields(on: host), 1,
      "a row closed while its title was typed: SwiftUI took it for another row")
  }

  func testARowStaysOpenWhileItIsPacked() async {
    let host = ViewHost(PackingScreen(trip: Trip()))
    host.tap("More about Towel")
    host.toggle("Towel")
    XCTAssertEqual(
      fields(on: host), 1,
      "a row closed when its item was packed: SwiftUI took it for another row")
  }

  func testAnOpenRowGoesWithItsItem() async {
    let trip = Trip()
    let host = ViewHost(PackingScreen(trip: trip))
    host.tap("More about Towel")
    host.tap("Turn round")
    XCTAssertEqual(trip.items.map(\.id), [3, 2, 1], "the list of the trip should be turned round")
    host.type("Mat", into: "Title")
    XCTAssertEqual(
      trip.items.map(\.title), ["Socks", "Socks", "Mat"],
      "the list was turned round, and the open row should have gone with its item")
  }

  func testTheRowsBelowARemovedOneKeepTheirItems() async {
    let trip = Trip()
    let host = ViewHost(PackingScreen(trip: trip))
    host.tap("More about Towel")
    trip.items.removeFirst()
    await host.settle()
    XCTAssertEqual(
      fields(on: host), 0, "the open row was removed, and its field should be gone with it")
    host.tap("Socks", occurrence: 1)
    XCTAssertEqual(
      packed(in: trip), [3], "the first item was removed; the last switch should pack the last one")
    trip.items = []
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Packed: 0 of 0"),
      "all items were removed; the screen reads \(host.text)")
  }

  func testAnotherTripIsPacked() async {
    let first = Trip()
    let second = Trip()
    second.items[0].title = "Tent"
    let host = ViewHost(Exchange(first: first, second: second))
    host.tap("Another trip")
    XCTAssertTrue(
      host.text.contains("Tent"),
      "another trip was handed down, and the rows still show the first; it reads \(host.text)")
    host.tap("Socks", occurrence: 0)
    XCTAssertTrue(
      packed(in: first) == [] && packed(in: second) == [2],
      "another trip was handed down, and a switch still packs an item of the first")
  }

  func testAnotherTripHasItsName() async {
    let first = Trip()
    let second = Trip()
    second.name = "Sea"
    let host = ViewHost(Exchange(first: first, second: second))
    XCTAssertTrue(
      host.text.contains("To the Lake"), "the first trip goes to the lake; it reads \(host.text)")
    host.tap("Another trip")
    XCTAssertTrue(
      host.text.contains("To the Sea"),
      "another trip was handed down, and the name is that of the first; it reads \(host.text)")
  }

  func testAnItemStaysAValue() async {
    let trip = Trip()
    var copy = trip.items[0]
    copy.isPacked = true
    XCTAssertFalse(
      trip.items[0].isPacked,
      "an item is a value, and a copy of it was changed; the one in the trip should not know")
  }

  func testTypingRunsNoBodyTwice() async {
    let host = ViewHost(PackingScreen(trip: Trip()))
    host.tap("More about Towel")
    host.resetCounts()
    host.type("Mat", into: "Title")
    // Each of the three rows may run: they share one array.
    XCTAssertEqual(
      host.counts.filter { $0.value > 3 || $0.key == "PackingScreen" && $0.value > 1 }
        .map { "\($0.key) ×\($0.value)" }.sorted(), [],
      "one text was typed, and a body ran more than once: a second copy has to be kept in step")
  }

  func testASwitchRunsNoStranger() async {
    let host = ViewHost(PackingScreen(trip: Trip()))
    host.resetCounts()
    host.toggle("Towel")
    let names = host.bodyCount(of: TripName.self)
    XCTAssertEqual(
      names, 0,
      """
      packing an item ran TripName.body \(names) times; it reads the name of the trip and nothing \
      of its items
      """)
  }

  private func packed(in trip: Trip) -> [Int] { trip.items.filter(\.isPacked).map(\.id) }

  private func fields(on host: ViewHost) -> Int {
    host.tree.filter { $0.contains("TextField") }.count
  }

  /// Whether each switch on the screen is drawn on.
  private func switches(on host: ViewHost) -> [Bool] {
    host.tree.filter { $0.contains("Toggle o") }.map { $0.contains("Toggle on") }
  }
}

/// Hands down one trip, then another.
private struct Exchange: View {
  let first: Trip
  let second: Trip
  @State private var isSecond = false

  var body: some View {
    VStack {
      Button("Another trip") { isSecond = true }
      PackingScreen(trip: isSecond ? second : first)
    }
  }
}
