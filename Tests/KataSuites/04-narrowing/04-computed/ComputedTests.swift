import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class ComputedTests: XCTestCase {
  func testTheLastPacketMakesAllReady() async {
    let host = gallery()
    XCTAssertEqual(
      cardsOutside(host).first ?? "none", "none",
      "each card should stand inside of its WallpaperCell, not around it")
    packets(19, on: host)
    expect("locked", on: host, after: "19 of 20 packets have come")
    packets(1, on: host)
    expect("ready", on: host, after: "all 20 packets have come")
  }

  func testARestoredDownloadIsReady() async {
    let host = gallery()
    host.tap("Restore")
    expect("ready", on: host, after: "Restore brought all bytes at once")
  }

  func testAScreenThatOpensLaterIsRight() async {
    let model = GalleryModel(count: 60)
    for _ in 1...20 { model.received() }
    let host = ViewHost(GalleryView(model: model), visibleRows: 200)
    expect("ready", on: host, after: "all 20 packets had come before the screen opened")
  }

  func testAModelNeedsNoScreen() async {
    let model = GalleryModel(count: 60)
    for _ in 1...19 { model.received() }
    XCTAssertFalse(model.isReady, "19 of 20 packets have come, and the model says that it is ready")
    model.received()
    XCTAssertTrue(
      model.isReady,
      "all 20 packets have come while no screen was open, and the model does not know of it")
  }

  func testStartAgainLocks() async {
    let host = gallery()
    packets(20, on: host)
    host.tap("Start again")
    expect("locked", on: host, after: "20 packets came, then Start again took the bytes away")
    packets(20, on: host)
    expect("ready", on: host, after: "all 20 packets have come for the second time")
  }

  func testTheLineTellsThePercent() async {
    let host = gallery()
    XCTAssertTrue(host.text.contains("Loaded: 0 %"), "at first the line should read 0 %")
    packets(7, on: host)
    XCTAssertTrue(
      host.text.contains("Loaded: 35 %"),
      """
      7 of 20 packets have come, so the line should read Loaded: 35 %; it reads \
      \(host.text.first { $0.hasPrefix("Loaded") } ?? "nothing")
      """)
  }

  func testAPacketOnTheWayRunsNoCell() async {
    let host = gallery()
    host.resetCounts()
    packets(5, on: host)
    let (view, count, cause) = busiest(host)
    let isInside = host.evaluations.contains {
      $0.view == view && $0.identity.contains("WallpaperCell")
    }
    let place =
      view == "WallpaperCell" ? "" : ", \(isInside ? "inside of" : "around or beside") a cell,"
    // A view that stands above all cells may ask for them, once a packet.
    let inCells = host.evaluations.filter {
      $0.identity.contains("WallpaperCell") || $0.view == "WallpaperCell"
    }
    XCTAssertTrue(
      count <= 5 && inCells.isEmpty,
      """
      five packets came and no lock has changed: they ran \(view).body\(place) \(count) times \
      (\(cause) changed)
      """)
  }

  func testWhatIsRestoredTwiceRunsNothing() async {
    let host = gallery()
    host.tap("Restore")
    host.resetCounts()
    host.tap("Restore")
    XCTAssertEqual(
      host.counts, [:],
      """
      Restore was tapped twice, and the second time all bytes were there already: there is nothing \
      new to show; the line \(host.bodyCount(of: ProgressLine.self) > 0 ? "ran" : "did not run")
      """)
  }

  func testTheLastPacketRunsEachCellOnce() async {
    let host = gallery()
    packets(19, on: host)
    host.resetCounts()
    packets(3, on: host)
    let (view, count, _) = busiest(host)
    XCTAssertEqual(
      count, 60,
      """
      sixty locks have opened and two packets came after that: they ran \(view).body \(count) \
      times in the cells, and 60 is right
      """)
  }

  private func gallery() -> ViewHost {
    ViewHost(GalleryView(model: GalleryModel(count: 60)), visibleRows: 200)
  }

  private func packets(_ count: Int, on host: ViewHost) {
    for _ in 0..<count { host.tap("Packet") }
  }

  private func expect(
    _ word: String, on host: ViewHost, after event: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let cells = host.text.filter { $0.hasPrefix("Wallpaper ") }
    let right = (1...60).map { "Wallpaper \($0): \(word)" }
    // Sixty lines beside sixty others would hide the sentence.
    let others = cells.filter { !right.contains($0) }
    XCTAssertTrue(
      cells == right,
      """
      \(event), so each of 60 cells should read \(word); there are \(cells.count) cells, and \
      \(others.count) of them do not\(others.first.map { ", as \($0)" } ?? "")
      """, file: file, line: line)
  }

  /// Of all views but the two that may run, the busiest.
  private func busiest(_ host: ViewHost) -> (view: String, count: Int, cause: String) {
    let inCells = host.evaluations.filter { !["GalleryView", "ProgressLine"].contains($0.view) }
    let most = Dictionary(grouping: inCells, by: \.view).max {
      ($0.value.count, $1.key) < ($1.value.count, $0.key)
    }
    return (
      most?.key ?? "WallpaperCell", most?.value.count ?? 0, most?.value.last?.cause ?? "nothing"
    )
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
