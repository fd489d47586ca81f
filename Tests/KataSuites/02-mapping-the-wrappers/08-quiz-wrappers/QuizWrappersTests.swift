import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class QuizWrappersTests: XCTestCase {
  func testTheShopOpens() async {
    let host = ViewHost(ShopScreen(cart: cart))
    for line in ["Total: 0 €", "Tea: 0", "Rice: 0"] {
      XCTAssertTrue(
        host.text.contains(line), "the screen should read \(line) at first; it reads \(host.text)")
    }
    for (view, count) in [("TotalLine", 1), ("LineRow", 2), ("CurrencyButton", 1)] {
      XCTAssertTrue(
        host.counts[view, default: 0] >= count,
        "\(view) should draw its part of the screen, \(count) of it at first")
    }
  }

  func testMoreOfALineCounts() async {
    let host = ViewHost(ShopScreen(cart: cart))
    tap("More Tea", on: host)
    tap("More Tea", on: host)
    tap("More Rice", on: host)
    XCTAssertEqual(
      lines(on: host), ["Rice: 1", "Tea: 2", "Total: 3 €"],
      "Tea was tapped twice and Rice once, and the screen does not say so")
  }

  func testMoreRunsOneRowAndTheTotal() async {
    let host = ViewHost(ShopScreen(cart: cart))
    host.resetCounts()
    tap("More Tea", on: host)
    let kind = Mirror(reflecting: Line(name: "Tea")).displayStyle.map { "\($0)" } ?? "model"
    XCTAssertEqual(
      ran(["CurrencyButton", "ShopScreen"], on: host), [],
      """
      one more Tea ran bodies that show no count: who reads one in its body, if only to hand it \
      on, runs for it (Line is a \(kind))
      """)
    XCTAssertLessThanOrEqual(
      host.counts.values.max() ?? 0, 1,
      """
      one more Tea should run the body of its row and that of the total, once each; these ran: \
      \(ran(on: host))
      """)
  }

  func testALineFollowsChangesFromElsewhere() async {
    let cart = self.cart
    let host = ViewHost(ShopScreen(cart: cart))
    cart.lines[1].count += 4
    await host.settle()
    XCTAssertEqual(
      lines(on: host), ["Rice: 4", "Tea: 0", "Total: 4 €"],
      "somebody else put four Rice into the cart, and the screen does not say so")
  }

  func testALineThatArrivesLaterCounts() async {
    let cart = self.cart
    let host = ViewHost(ShopScreen(cart: cart))
    cart.lines.append(Line(name: "Milk"))
    await host.settle()
    tap("More Milk", on: host)
    XCTAssertEqual(
      lines(on: host), ["Milk: 1", "Rice: 0", "Tea: 0", "Total: 1 €"],
      "a line arrived in the cart and was counted up, and the screen does not say so")
  }

  func testAnotherCurrencyRunsOnlyTheTotal() async {
    let host = ViewHost(ShopScreen(cart: cart))
    host.resetCounts()
    tap("Other currency", on: host)
    XCTAssertEqual(
      totals(on: host), ["Total: 0 $"], "the total should be in the other currency")
    XCTAssertEqual(
      ran(["CurrencyButton", "LineRow", "ShopScreen"], on: host), [],
      "another currency ran bodies that do not show it; TotalLine does")
    XCTAssertLessThanOrEqual(
      host.counts["TotalLine", default: 0], 1, "another currency should run TotalLine.body once")
    tap("Other currency", on: host)
    XCTAssertEqual(totals(on: host), ["Total: 0 €"], "the second tap should bring the € back")
  }

  func testEmptyEmptiesEveryLine() async {
    let host = ViewHost(ShopScreen(cart: cart))
    tap("More Tea", on: host)
    tap("Empty", on: host)
    XCTAssertEqual(
      lines(on: host), ["Rice: 0", "Tea: 0", "Total: 0 €"],
      "the cart was emptied, and the screen does not say so")
    host.resetCounts()
    tap("Empty", on: host)
    XCTAssertEqual(
      ran(on: host), [],
      "an empty cart was emptied, and bodies ran: what is written is no change, but announced as one"
    )
  }

  func testAnotherCartReachesEveryView() async {
    let host = ViewHost(Parent())
    tap("More Tea", on: host)
    tap("Other currency", on: host)
    tap("Other cart", on: host)
    XCTAssertEqual(
      lines(on: host).map { $0.replacingOccurrences(of: "$", with: "€") },
      ["Salt: 7", "Tea: 0", "Total: 7 €"],
      "another cart was handed down, and the screen should show that one")
    XCTAssertTrue(
      host.text.contains { $0.hasSuffix("$") },
      """
      the screen got another cart and forgot its currency: the currency is the screen's own; \
      it reads \(host.text)
      """)
  }

  func testTwoScreensHaveTwoCurrencies() async {
    let host = ViewHost(
      VStack {
        ShopScreen(cart: cart)
        ShopScreen(cart: cart)
      })
    let before = totals(on: host)
    tap("Other currency", occurrence: 1, on: host)
    let after = totals(on: host)
    XCTAssertTrue(
      before.count == 2 && after.count == 2 && before[0] == after[0] && before[1] != after[1],
      "the second of two screens got another currency; the totals went from \(before) to \(after)")
  }

  func testNoObservableObjectIsLeft() async {
    let models: [Any] = [Line(name: "Tea"), cart, Currency()]
    XCTAssertEqual(
      models.filter { $0 is any ObservableObject }.map { "\(type(of: $0))" }, [],
      "the chapter is about leaving ObservableObject")
  }

  private var cart: Cart { Cart(names: ["Tea", "Rice"]) }

  /// Taps a button if it is there; a test that misses one says so by what it reads then.
  private func tap(_ label: String, occurrence: Int = 0, on host: ViewHost) {
    let there = host.text.filter { $0 == label }.count
    guard there > occurrence else {
      XCTFail("there should be a button \(label); the screen reads \(host.text)")
      return
    }
    host.tap(label, occurrence: occurrence)
  }

  /// What the screen says of counts, in alphabetical order: where it stands is up to the screen.
  private func lines(on host: ViewHost) -> [String] {
    host.text.filter { $0.contains(": ") }.sorted()
  }

  private func totals(on host: ViewHost) -> [String] {
    host.text.filter { $0.hasPrefix("Total: ") }
  }

  /// Those of the views whose bodies ran, as `Name ×count`; without a list, of all views.
  private func ran(_ views: [String]? = nil, on host: ViewHost) -> [String] {
    (views ?? host.counts.keys.sorted()).compactMap { view in
      host.counts[view].map { "\(view) ×\($0)" }
    }
  }
}

/// Hands down one cart, then another.
private struct Parent: View {
  @State private var isSecond = false
  private let first = Cart(names: ["Tea"])
  private let second = Cart(names: ["Tea", "Salt"])

  init() {
    second.lines[1].count = 7
  }

  var body: some View {
    VStack {
      Button("Other cart") { isSecond = true }
      ShopScreen(cart: isSecond ? second : first)
    }
  }
}
