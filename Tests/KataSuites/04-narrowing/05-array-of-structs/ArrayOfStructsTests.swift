import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class ArrayOfStructsTests: XCTestCase {
  func testNewLikesShow() async {
    let (host, model) = screen()
    XCTAssertEqual(
      cardsOutside(host).first ?? "none", "none",
      "each card should stand inside of its WallpaperCell, not around it")
    model.update(7, likes: 9)
    XCTAssertTrue(
      host.text.contains("Wallpaper 7: 9 likes"),
      "wallpaper 7 has 9 likes now; its card reads \(card(7, on: host))")
    model.update(7, likes: 10)
    XCTAssertTrue(
      host.text.contains("Wallpaper 7: 10 likes"),
      "wallpaper 7 has 10 likes now; its card reads \(card(7, on: host))")
    model.update(7, likes: 4)
    XCTAssertTrue(
      host.text.contains("Wallpaper 7: 4 likes"),
      "wallpaper 7 has only 4 likes now; its card reads \(card(7, on: host))")
    XCTAssertEqual(
      host.text.filter { $0.hasSuffix(": 0 likes") }.count, 59 + 1,
      "only wallpaper 7 got likes: 59 cards and the line of the first should read 0")
  }

  func testTheFirstLineFollows() async {
    let (host, model) = screen()
    model.update(1, likes: 3)
    XCTAssertTrue(
      host.text.contains("First: 3 likes"),
      "the first wallpaper has 3 likes now, so the line above should read First: 3 likes")
    XCTAssertTrue(
      host.text.contains("Wallpaper 1: 3 likes"),
      "the first wallpaper has 3 likes now, and so should its card read")
  }

  func testANewWallpaperComes() async {
    let (host, model) = screen()
    model.update(61, likes: 2)
    XCTAssertTrue(
      host.text.contains("61 wallpapers"), "a wallpaper came: the line should read 61 wallpapers")
    XCTAssertEqual(
      card(61, on: host), "Wallpaper 61: 2 likes", "a wallpaper came: it should have a card")
    model.update(61, likes: 5)
    XCTAssertEqual(
      card(61, on: host), "Wallpaper 61: 5 likes",
      "the new wallpaper got likes: 5 in all; its card reads \(card(61, on: host))")
  }

  func testAWallpaperIsKnownByItsId() async {
    let (host, model) = screen()
    model.update(100, likes: 2)
    model.update(100, likes: 5)
    XCTAssertEqual(
      host.text.filter { $0.hasPrefix("Wallpaper 100:") }, ["Wallpaper 100: 5 likes"],
      "wallpaper 100 came and then got likes: it should have one card, with all 5")
    XCTAssertTrue(
      host.text.contains("61 wallpapers") && host.text.contains("First: 0 likes"),
      "one wallpaper came behind the others: 61 wallpapers, and the first is still the first")
  }

  func testNewLikesRunNobodyButTheirCell() async {
    let (host, model) = screen()
    let cells = host.evaluations.filter { $0.view == "WallpaperCell" }
    host.resetCounts()
    model.update(7, likes: 9)
    model.update(60, likes: 9)
    let others = host.evaluations.filter { !isInCell($0) && !holdsOne(of: cells, $0) }
    XCTAssertEqual(
      Set(others.map(\.view)).sorted(), [],
      """
      wallpapers 7 and 60 got likes, and bodies ran that do not show them; their cells are enough (GalleryView \
      \(host.bodyCount(of: GalleryView.self) > 0 ? "ran" : "did not run"))
      """)
  }

  func testNewLikesOfTheFirstRunOnlyItsCellAndItsLine() async {
    let (host, model) = screen()
    let cells = host.evaluations.filter { $0.view == "WallpaperCell" }
    host.resetCounts()
    model.update(1, likes: 3)
    let others = host.evaluations.filter {
      !isInCell($0) && !holdsOne(of: cells, $0)
        && !"\($0.identity)/\($0.view)".contains("FirstLine")
    }
    XCTAssertEqual(
      Set(others.map(\.view)).sorted(), [],
      "the first wallpaper got likes: its cell and FirstLine show them, and other bodies ran, too")
  }

  func testNewLikesRunOneCell() async {
    let (host, model) = screen()
    host.resetCounts()
    model.update(7, likes: 9)
    model.update(7, likes: 10)
    let others = ["GalleryView", "CountLine", "FirstLine"]
    let inCells = host.evaluations.filter { !others.contains($0.view) }
    let count = Dictionary(grouping: inCells, by: \.view).values.map(\.count).max() ?? 0
    XCTAssertEqual(
      count, 1,
      """
      wallpaper 7 got likes: that ran \(count) bodies in the cells \
      (\(inCells.last?.cause ?? "nothing") changed); 1 is enough
      """)
  }

  func testTheSameLikesRunNothing() async {
    let (host, model) = screen()
    model.update(7, likes: 9)
    host.resetCounts()
    model.update(7, likes: 9)
    XCTAssertEqual(
      host.counts, [:],
      """
      the server told the same 9 likes again: there is nothing new to show; GalleryView \
      \(host.bodyCount(of: GalleryView.self) > 0 ? "ran" : "did not run") and WallpaperCell \
      \(host.bodyCount(of: WallpaperCell.self) > 0 ? "ran" : "did not run")
      """)
  }

  private func screen() -> (ViewHost, GalleryModel) {
    let model = GalleryModel(count: 60)
    return (ViewHost(GalleryView(model: model), visibleRows: 100), model)
  }

  private func card(_ id: Int, on host: ViewHost) -> String {
    host.text.first { $0.hasPrefix("Wallpaper \(id):") } ?? "nothing"
  }

  private func isInCell(_ evaluation: BodyEvaluation) -> Bool {
    "\(evaluation.identity)/\(evaluation.view)".contains("WallpaperCell")
  }

  /// A view of the learner's own that stands around a single cell belongs to one wallpaper as well.
  private func holdsOne(of cells: [BodyEvaluation], _ view: BodyEvaluation) -> Bool {
    cells.filter { "\($0.identity)/".hasPrefix("\(view.identity)/\(view.view)/") }.count == 1
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
