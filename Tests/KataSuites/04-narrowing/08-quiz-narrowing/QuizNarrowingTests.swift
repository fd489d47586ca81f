import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class QuizNarrowingTests: XCTestCase {
  func testEachDownloadHasItsCard() async {
    let (host, _) = screen()
    let cards = host.text.filter { $0.hasPrefix("Wallpaper ") }
    XCTAssertTrue(
      cards == (1...60).map { "Wallpaper \($0): 0 %" },
      """
      60 downloads that have not begun should show one card each, in order, from Wallpaper 1: 0 % \
      to Wallpaper 60: 0 %; there are \(cards.count) cards, from \(cards.first ?? "nothing") to \
      \(cards.last ?? "nothing")
      """)
    XCTAssertEqual(
      host.bodyCount(of: DownloadCell.self), 60,
      "each of 60 cards should be drawn by a DownloadCell, once")
    XCTAssertEqual(
      cardsOutside(host).first ?? "none", "none",
      "each card should stand inside of its DownloadCell, not around it")
    XCTAssertTrue(
      host.text.contains("Done: 0 of 60"), "the line should read Done: 0 of 60; \(line(host))")
  }

  func testTheCardShowsWholePercent() async {
    let (host, queue) = screen()
    for (packets, percent) in [(3, 0), (1, 1), (10, 3), (385, 99), (1, 100), (9, 100)] {
      send(packets, to: 7, queue, on: host)
      guard host.text.contains("Wallpaper 7: \(percent) %") else {
        return XCTFail(
          """
          packets have come for download 7, the last time \(packets), so its card should read \
          \(percent) %; it reads \(card(7, on: host))
          """)
      }
    }
  }

  func testTheLineCountsWhatIsDone() async {
    let (host, queue) = screen()
    for (id, done) in [(7, 1), (60, 2)] {
      send(400, to: id, queue, on: host)
      XCTAssertTrue(
        host.text.contains("Done: \(done) of 60"),
        "all packets have come for \(done) of 60 downloads; \(line(host))")
    }
    send(5, to: 7, queue, on: host)
    XCTAssertTrue(
      host.text.contains("Done: 2 of 60"),
      "packets after the end change nothing, and 2 downloads are done; \(line(host))")
  }

  func testOnlyTheLastPacketIsTheEnd() async {
    let (host, queue) = screen()
    send(399, to: 7, queue, on: host)
    XCTAssertTrue(
      host.text.contains("Done: 0 of 60"),
      "399 of 400 packets have come for download 7, so none is done; \(line(host))")
    send(1, to: 7, queue, on: host)
    XCTAssertTrue(
      host.text.contains("Done: 1 of 60"),
      "all 400 packets have come for download 7; \(line(host))")
  }

  func testAnyNumberOfDownloads() async {
    let queue = DownloadQueue(count: 3)
    let host = ViewHost(QueueView(queue: queue), visibleRows: 200, closures: .bytes)
    let cards = host.text.filter { $0.hasPrefix("Wallpaper ") }
    XCTAssertEqual(
      cards, (1...3).map { "Wallpaper \($0): 0 %" }, "a queue of 3 downloads should show 3 cards")
    XCTAssertTrue(
      host.text.contains("Done: 0 of 3"), "the queue has 3 downloads; \(line(host))")
  }

  func testAPauseKeepsWhatHasCome() async {
    let (host, queue) = screen()
    send(8, to: 7, queue, on: host)
    host.tap("Pause 7")
    XCTAssertTrue(
      host.text.contains("Wallpaper 7: 2 %"),
      "2 % of download 7 had come before the pause; its card reads \(card(7, on: host))")
    host.tap("Resume 7")
    send(4, to: 7, queue, on: host)
    XCTAssertTrue(
      host.text.contains("Wallpaper 7: 3 %"),
      "2 % came before the pause and 1 after it; the card reads \(card(7, on: host))")
  }

  func testAPausedDownloadTakesNoPackets() async {
    let (host, queue) = screen()
    host.tap("Pause 7")
    send(8, to: 7, queue, on: host)
    send(8, to: 8, queue, on: host)
    XCTAssertTrue(
      host.text.contains("Wallpaper 7: 0 %"),
      """
      download 7 is paused, so the packets that come for it are dropped; its card reads \
      \(card(7, on: host))
      """)
    XCTAssertTrue(
      host.text.contains("Wallpaper 8: 2 %"),
      "download 8 is not paused and got 8 packets: 2 %; its card reads \(card(8, on: host))")
    host.tap("Resume 7")
    send(4, to: 7, queue, on: host)
    XCTAssertTrue(
      host.text.contains("Wallpaper 7: 1 %"),
      "download 7 was resumed and got 4 packets: 1 %; its card reads \(card(7, on: host))")
  }

  func testEveryScreenOfTheQueueShowsThePause() async {
    let (one, queue) = screen()
    let other = ViewHost(QueueView(queue: queue), visibleRows: 200, closures: .bytes)
    one.tap("Pause 7")
    let button = other.text.first { $0 == "Pause 7" || $0 == "Resume 7" } ?? "nothing"
    XCTAssertEqual(
      button, "Resume 7",
      "two screens show one queue; download 7 was paused on one of them, and the other has \(button)"
    )
  }

  func testAPacketWithoutANewPercentRunsNothing() async {
    let (host, queue) = screen()
    send(4, to: 7, queue, on: host)
    host.resetCounts()
    send(3, to: 7, queue, on: host)
    XCTAssertEqual(
      host.counts, [:],
      "three packets came for download 7 and its percent stayed 1: no body has anything new to show"
    )
  }

  func testANewPercentRunsOneCell() async {
    let (host, queue) = screen()
    host.resetCounts()
    send(4, to: 7, queue, on: host)
    expectOneCell(host, after: "download 7 went from 0 to 1 %")
  }

  func testAPauseRunsOneCell() async {
    let (host, _) = screen()
    host.resetCounts()
    host.tap("Pause 7")
    expectOneCell(host, after: "download 7 was paused")
  }

  func testAnEndRunsItsCellAndTheLine() async {
    let (host, queue) = screen()
    send(399, to: 7, queue, on: host)
    host.resetCounts()
    send(1, to: 7, queue, on: host)
    let cells = cellCounts(host)
    XCTAssertEqual(
      cells.values.max() ?? 0, 1,
      """
      download 7 went from 99 to 100 %: that ran \(cells.values.max() ?? 0) cell bodies; the cell \
      and the line are enough
      """)
  }

  private func expectOneCell(_ host: ViewHost, after event: String) {
    let cells = cellCounts(host)
    let others = Set(host.evaluations.filter { !isInCell($0) }.map(\.view)).sorted()
    XCTAssertEqual(
      cells.values.max() ?? 0, 1,
      """
      \(event): that ran \(cells.values.max() ?? 0) cell bodies (\(cause(host)) changed), outside \
      of the cells \(others.isEmpty ? "none" : others.joined(separator: ", ")); 1 in the cell is enough
      """)
    XCTAssertEqual(
      others, [], "\(event): outside of its cell no body has anything new to show")
  }

  private func screen() -> (ViewHost, DownloadQueue) {
    let queue = DownloadQueue(count: 60)
    return (ViewHost(QueueView(queue: queue), visibleRows: 200, closures: .bytes), queue)
  }

  /// Packets that come one by one, each with a chance to run bodies.
  private func send(
    _ packets: Int, to id: Int, _ queue: DownloadQueue, on host: ViewHost
  ) {
    for _ in 0..<packets {
      queue.received(id)
      _ = host.counts
    }
  }

  private func isInCell(_ evaluation: BodyEvaluation) -> Bool {
    "\(evaluation.identity)/\(evaluation.view)".contains("DownloadCell")
  }

  private func cellCounts(_ host: ViewHost) -> [String: Int] {
    Dictionary(grouping: host.evaluations.filter(isInCell), by: \.view).mapValues(\.count)
  }

  private func cause(_ host: ViewHost) -> String {
    host.evaluations.last(where: isInCell)?.cause ?? "nothing"
  }

  private func card(_ id: Int, on host: ViewHost) -> String {
    host.text.first { $0.hasPrefix("Wallpaper \(id):") } ?? "nothing"
  }

  private func line(_ host: ViewHost) -> String {
    "the line reads \(host.text.first { $0.hasPrefix("Done") } ?? "nothing")"
  }

  /// The cards that the tree shows outside of a DownloadCell.
  private func cardsOutside(_ host: ViewHost) -> [String] {
    var cell: Int?
    return host.tree.filter { line in
      let depth = line.prefix { $0 == " " }.count
      if let inside = cell, depth <= inside { cell = nil }
      if cell == nil, line.dropFirst(depth).hasPrefix("DownloadCell") { cell = depth }
      return cell == nil && line.contains("Wallpaper ")
    }.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
