import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class ScrollingTests: XCTestCase {
  func testARowThatComesIntoViewRunsOneBody() async {
    let host = gallery()
    let scrolled = await Scrolled(host, rows: 30)
    XCTAssertEqual(
      scrolled.bodies, scrolled.rows,
      """
      \(scrolled.rows) rows came into view and ran \(scrolled.view).body \(scrolled.bodies) times \
      (\(scrolled.cause) changed): \(scrolled.described) for each row; 1.0 is enough. Bodies ran \
      of \(scrolled.kinds) kinds of views
      """)
    print("Bodies for each row that came into view, 60 rows on screen, as measured:")
    let captures = await Scrolled(gallery(.captures), rows: 30).described
    print("  this gallery: \(scrolled.described) (bytes), \(captures) (captures)")
    for shape in ScrollShape.allCases { print("  \(shape.rawValue): \(await shape.measured)") }
  }

  func testTheLineTellsTheLastRowShown() async {
    let host = gallery()
    for row in [1, 2, 3, 17] {
      host.scroll(toRow: row)
      await host.settle()
      // A list makes the row after the last one in view, too, and that has appeared as well.
      let right = ["Last shown: \(60 + row)", "Last shown: \(61 + row)"]
      let line = host.text.first { $0.contains("Last shown") } ?? "nothing"
      guard right.contains(line) else {
        return XCTFail(
          """
          the list was scrolled to row \(row), so card \(60 + row) and the next one have appeared; \
          the line above the list reads \(line)
          """)
      }
    }
    host.scroll(toRow: 5)
    await host.settle()
    let line = host.text.first { $0.contains("Last shown") } ?? "nothing"
    XCTAssertTrue(
      (5...17).contains(line.split(separator: " ").last.flatMap { Int($0) } ?? 0),
      """
      the list was scrolled back from row 17 to row 5, so cards 6 to 17 have appeared last; the \
      line above the list reads \(line)
      """)
  }

  func testAHeartOutlivesItsRow() async {
    let host = gallery()
    host.tap("Favourite 7")
    XCTAssertTrue(host.text.contains("♥ Wallpaper 7"), "a tap should fill the heart of card 7")
    host.scroll(toRow: 200)
    host.scroll(toRow: 0)
    XCTAssertTrue(
      host.text.contains("♥ Wallpaper 7"),
      "card 7 was a favourite, left the screen and came back: its heart should still be full")
  }

  func testSixtyOfSixHundredRowsAreMade() async {
    let host = gallery()
    let cards = host.text.filter { $0.contains("Wallpaper ") }.count
    XCTAssertEqual(cards, 60, "the screen has room for 60 cards and should show as many")
    let made = Set(host.evaluations.filter { $0.view == "WallpaperCell" }.map(\.identity)).count
    XCTAssertLessThanOrEqual(
      made, 61, "a screen of 60 rows should make those and the next one, not \(made) of 600")
  }

  func testARowThatComesIntoViewIsDrawnByItsCell() async {
    let host = gallery()
    host.resetCounts()
    host.scroll(toRow: 30)
    let missing = (61...90).map { "♡ Wallpaper \($0)" }.filter { !host.text.contains($0) }
    XCTAssertEqual(
      missing.first ?? "none", "none",
      "cards 61 to 90 should have come into view, and \(missing.count) are not on the screen")
    XCTAssertGreaterThanOrEqual(
      host.bodyCount(of: WallpaperCell.self), 29,
      "30 cards came into view: each should be drawn by a WallpaperCell")
    XCTAssertEqual(
      cardsOutside(host).first ?? "none", "none",
      "each card should stand inside of its WallpaperCell, not around it")
  }

  private func gallery(_ closures: ClosurePolicy = .bytes) -> ViewHost {
    ViewHost(GalleryView(model: GalleryModel(count: 600)), visibleRows: 60, closures: closures)
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

/// What it costs to bring rows into view, one at a time.
@MainActor
private struct Scrolled {
  /// The rows that were not on screen before.
  let rows: Int
  /// The view whose body ran most often, and how often: rows may have views of their own.
  let view: String
  let bodies: Int
  /// How many kinds of views ran.
  let kinds: Int
  let cause: String

  var ratio: Double { rows == 0 ? 0 : Double(bodies) / Double(rows) }
  /// The ratio to one decimal.
  var described: String { String(Double(Int((ratio * 10).rounded())) / 10) }

  init(_ host: ViewHost, rows steps: Int) async {
    await host.settle()
    var shown = Self.cards(on: host)
    var rows = 0
    host.resetCounts()
    for step in 1...steps {
      host.scroll(toRow: step)
      await host.settle()
      let now = Self.cards(on: host)
      rows += now.subtracting(shown).count
      shown = now
    }
    let most = host.counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    self.rows = rows
    view = most?.key ?? "no view"
    bodies = most?.value ?? 0
    kinds = host.counts.count
    // A row that has come is new (`@identity`): the others are what is too much.
    let tooMuch = host.evaluations.last {
      $0.view == most?.key && !$0.cause.contains("@identity")
    }
    cause = tooMuch?.cause ?? "nothing"
  }

  private static func cards(on host: ViewHost) -> Set<String> {
    Set(host.text.filter { $0.contains("Wallpaper ") })
  }
}

/// The same gallery as others write it, to measure beside the learner's.
@MainActor
private enum ScrollShape: String, CaseIterable {
  case observed = "cells observe an ObservableObject"
  case closures = "body reads the number, cells with closures"
  case objects = "body reads the number, one @Observable object a row"
  case narrow = "a line of its own reads the number, cells with closures"

  /// The ratio under both ways to compare closures.
  var measured: String {
    get async {
      var ratios: [String] = []
      for policy in ClosurePolicy.allCases {
        let host = ViewHost(root, visibleRows: 60, closures: policy)
        ratios.append("\(await Scrolled(host, rows: 30).described) (\(policy.rawValue))")
      }
      return ratios.joined(separator: ", ")
    }
  }

  private var root: AnyView {
    switch self {
    case .observed: AnyView(ShapeObserved(model: ShapeObject()))
    case .closures: AnyView(ShapeGallery(model: ShapeModel(), reads: true, hasClosures: true))
    case .objects: AnyView(ShapeGallery(model: ShapeModel(), reads: true, hasClosures: false))
    case .narrow: AnyView(ShapeGallery(model: ShapeModel(), reads: false, hasClosures: true))
    }
  }
}

private final class ShapeObject: ObservableObject {
  @Published var last = 0
}

@Observable
private final class ShapeModel {
  var last = 0
  let rows = (1...600).map(ShapeRow.init)
}

@Observable
private final class ShapeRow: Identifiable {
  let id: Int
  var isFavorite = false

  init(id: Int) {
    self.id = id
  }
}

private struct ShapeObserved: View {
  @ObservedObject var model: ShapeObject

  var body: some View {
    List(1..<601, id: \.self) { number in
      ShapeObservedCell(model: model, number: number).onAppear { model.last = number }
    }
  }
}

private struct ShapeObservedCell: View {
  @ObservedObject var model: ShapeObject
  let number: Int

  var body: some View { Text("Wallpaper \(number)") }
}

private struct ShapeGallery: View {
  let model: ShapeModel
  let reads: Bool
  let hasClosures: Bool

  var body: some View {
    VStack {
      if reads { Text("Last shown: \(model.last)") } else { ShapeLine(model: model) }
      List(model.rows) { row in
        if hasClosures {
          ShapeClosureCell(number: row.id) {
            row.isFavorite.toggle(); model.last = row.id
          }
          .onAppear { model.last = row.id }
        } else {
          ShapeObjectCell(row: row).onAppear { model.last = row.id }
        }
      }
    }
  }
}

private struct ShapeLine: View {
  let model: ShapeModel

  var body: some View { Text("Last shown: \(model.last)") }
}

private struct ShapeClosureCell: View {
  let number: Int
  let onToggle: () -> Void

  var body: some View {
    Text("Wallpaper \(number)")
    Button("Favourite \(number)") { onToggle() }
  }
}

private struct ShapeObjectCell: View {
  let row: ShapeRow

  var body: some View { Text("\(row.isFavorite ? "♥" : "♡") Wallpaper \(row.id)") }
}
