import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class EquatableCellTests: XCTestCase {
  func testAHeartShows() async {
    let host = gallery()
    host.tap("Favourite 7")
    XCTAssertEqual(
      cards(host).filter { $0.contains("♥") }, ["♥ Wallpaper 7: 0 %"],
      "Favourite 7 was tapped: exactly that card should show a full heart")
    host.tap("Favourite 7")
    XCTAssertEqual(
      cards(host).filter { $0.contains("♥") }, [],
      "Favourite 7 was tapped again: its heart should be empty")
  }

  func testANewPercentShows() async {
    let host = gallery()
    XCTAssertEqual(
      cardsOutside(host).first ?? "none", "none",
      "each card should stand inside of its WallpaperCell, not around it")
    for _ in 1...9 { host.tap("Packet") }
    XCTAssertEqual(Set(percents(host)), [0], "nine thousandths have come: 0 % on each card")
    host.tap("Packet")
    XCTAssertEqual(Set(percents(host)), [1], "ten thousandths have come: 1 % on each card")
  }

  func testTheNextCoverShows() async {
    let host = gallery()
    host.tap("Next cover")
    XCTAssertEqual(
      cards(host).first, "♡ Wallpaper 2: 0 %", "the card on top should show the next cover")
    host.tap("Favourite 3")
    host.tap("Next cover")
    XCTAssertEqual(
      cards(host).first, "♥ Wallpaper 3: 0 %", "the card on top should show the next cover")
  }

  func testAPacketWithoutANewPercentRunsNoCard() async {
    let host = gallery()
    host.resetCounts()
    for _ in 1...5 { host.tap("Packet") }
    let count = busiest(host)
    // A view that stands above all cards may run, once a packet.
    XCTAssertTrue(
      count <= 5 && host.bodyCount(of: WallpaperCell.self) == 0,
      "five packets came and each card still reads 0 %: they ran \(count) bodies of the cards")
  }

  func testANewPercentRunsEachCardOnce() async {
    let host = gallery()
    host.resetCounts()
    for _ in 1...20 { host.tap("Packet") }
    let count = busiest(host)
    XCTAssertEqual(
      count, 122,
      "61 cards went from 0 to 1 and 2 %: that ran \(count) bodies of the cards; 2 each are enough")
  }

  func testAHeartRunsOneCard() async {
    let host = gallery()
    host.tap("Packet")
    host.resetCounts()
    host.tap("Favourite 7")
    let count = busiest(host)
    XCTAssertEqual(
      count, 1, "one heart was tapped: that ran \(count) bodies of the cards; 1 is enough")
    guard count <= 1 else { return }
    let all = host.evaluations.count
    XCTAssertLessThan(
      all, 30,
      """
      one heart was tapped: that ran \(all) bodies in all, each of another type of view; one card \
      has changed
      """)
  }

  private func gallery() -> ViewHost {
    ViewHost(GalleryView(model: GalleryModel(count: 60)), visibleRows: 200)
  }

  private func cards(_ host: ViewHost) -> [String] {
    host.text.filter { $0.contains("Wallpaper ") }
  }

  private func percents(_ host: ViewHost) -> [Int] {
    cards(host).compactMap { $0.split(separator: " ").dropLast().last.flatMap { Int($0) } }
  }

  /// The bodies of the cards; of several views of a card, those of the busiest.
  private func busiest(_ host: ViewHost) -> Int {
    let inCards = host.evaluations.filter { $0.view != "GalleryView" }
    return Dictionary(grouping: inCards, by: \.view).values.map(\.count).max() ?? 0
  }

  /// The cards that the tree shows outside of a WallpaperCell.
  private func cardsOutside(_ host: ViewHost) -> [String] {
    var cell: Int?
    return host.tree.filter { line in
      let depth = line.prefix { $0 == " " }.count
      if let inside = cell, depth <= inside { cell = nil }
      if cell == nil, line.dropFirst(depth).hasPrefix("WallpaperCell") { cell = depth }
      return cell == nil && line.contains("Wallpaper ")
    }.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
