import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class MemberOrderTests: XCTestCase {
  func testTheMembersAreInOrder() async {
    assertNoFindings(of: "member-order")
  }

  func testTheGalleryShowsTheSame() async {
    let host = ViewHost(GalleryView())
    let cards = ["Cards: 2", "♡ Lake", "Favourite Lake", "♥ Dune", "Favourite Dune"]
    XCTAssertEqual(host.text, cards, "an order changes nothing that a person sees")
  }

  func testAHeartStillToggles() async {
    let host = ViewHost(GalleryView())
    host.tap("Favourite Lake")
    host.tap("Favourite Dune")
    XCTAssertTrue(
      host.text.contains("♥ Lake") && host.text.contains("♡ Dune"),
      "both hearts were tapped, and the screen reads \(host.text)")
  }

  func testACardThatIsDisabledSaysSo() async {
    let host = ViewHost(CardView(title: "Lake").disabled(true))
    XCTAssertTrue(
      host.text.contains("♡ Lake (locked)"),
      "a disabled card should say that it is locked; it reads \(host.text)")
  }
}
