import KataTesting
import SwiftUI
import XCTest

/// C06, C08, C29: closures stored in views under the policy `bytes`, and in bindings under both.
@MainActor
final class ClosureInputTests: XCTestCase {
  final class Store {
    var number = 0
  }
  struct Pair {
    let store: Store
    let number: Int
  }
  struct ActionView: View {
    let name: String
    let action: () -> Void
    var body: some View { Button(name) { action() } }
  }
  struct Parent: View {
    @State private var ticks = 0
    let store: Store
    let pair: Pair
    var body: some View {
      VStack {
        Text("\(ticks)")
        ActionView(name: "weak") { [weak store] in store?.number += 1 }
        ActionView(name: "reference and number") { [store, ticks] in store.number += ticks }
        ActionView(name: "self") { ticks += 1 }
        ForEach([7], id: \.self) { element in
          ActionView(name: "self and element") { ticks += element }
        }
        ActionView(name: "structure") { [pair] in pair.store.number += pair.number }
        Button("Tick") { ticks += 1 }
      }
    }
  }

  /// The children that a tick runs again, by their place, tick by tick.
  private func differing(ticks: Int) -> [[String]] {
    let store = Store()
    let parent = Parent(store: store, pair: Pair(store: store, number: 0))
    let driver = ScreenDriver(parent, closurePolicy: .bytes)
    return (0..<ticks).map { _ in
      tick(driver)
      return driver.evaluations.filter { $0.view.hasSuffix("ActionView") }.map(\.identity)
    }
  }

  private func tick(_ driver: ScreenDriver) {
    driver.resetCounts()
    if case .failure(let refusal) = driver.tap("Tick") { XCTFail("\(refusal)") }
  }

  // Conf: LNX. Policy: bytes.
  func testC06_closuresOfMoreThanOneObjectDifferEachTimeByTheirBytes() async {
    XCTAssertEqual(differing(ticks: 2).map(\.count), [5, 5])
  }

  // Conf: ONE, measured for captures: there the structure's closure differs at the first change
  // only. Policy: bytes, under which it differs at each.
  func testC08_theSameClosuresDifferAtEveryChangeByTheirBytes() async {
    let places = differing(ticks: 5).map(Set.init)
    XCTAssertEqual(places, Array(repeating: places[0], count: 5))
    XCTAssertEqual(places[0].count, 5)
  }

  struct Named: View {
    let name: () -> String
    var body: some View { Text(name()) }
  }
  struct Naming: View {
    @State private var isSecond = false
    var body: some View {
      VStack {
        Named(name: isSecond ? { "second" } : { "first" })
        Button("Tick") { isSecond = true }
      }
    }
  }

  // Conf: LNX. Neither has a context, so that only the code tells them apart.
  func testC06_closuresThatCaptureNothingDifferByTheirCodeUnderEitherPolicy() async {
    for policy in ClosurePolicy.allCases {
      let driver = ScreenDriver(Naming(), closurePolicy: policy)
      tick(driver)
      XCTAssertEqual(driver.text, ["second", "Tick"], "\(policy)")
    }
  }

  struct Light: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
  }
  struct Owner: View {
    @State private var isOn = false
    @State private var ticks = 0
    let makesBinding: Bool
    var body: some View {
      VStack {
        Text("\(ticks)")
        Light(isOn: makesBinding ? Binding(get: { isOn }, set: { isOn = $0 }) : $isOn)
        Button("Tick") { ticks += 1 }
      }
    }
  }

  private func lightBodies(makesBinding: Bool) -> [Int] {
    ClosurePolicy.allCases.map { policy in
      let driver = ScreenDriver(Owner(makesBinding: makesBinding), closurePolicy: policy)
      tick(driver)
      tick(driver)
      return driver.bodyCount(of: Light.self)
    }
  }

  // Conf: MULTI.
  func testC29_aBindingMadeOfClosuresRunsItsReaderWithEachPassUnderEitherPolicy() async {
    XCTAssertEqual(lightBodies(makesBinding: true), [1, 1])
  }

  // Conf: MULTI.
  func testC29_aProjectedBindingDoesNot() async {
    XCTAssertEqual(lightBodies(makesBinding: false), [0, 0])
  }
}
