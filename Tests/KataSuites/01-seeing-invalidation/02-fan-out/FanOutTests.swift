import KataTesting
import SwiftUI
import XCTest

@testable import Kata

/// Compares the learner's numbers with what the runtime counts. The gallery that is counted is the
/// copy below, so that experiments in the learner's Gallery.swift can neither help nor harm.
@MainActor
final class FanOutTests: XCTestCase {
  func testOneFavourite() async {
    compare(Predictions.oneFavourite, "oneFavourite", taps: ["Favourite 7"])
  }

  func testTenFavourites() async {
    compare(
      Predictions.tenFavourites, "tenFavourites",
      taps: (1...10).map { "Favourite \($0 * 6)" })
  }

  func testStartLoading() async {
    compare(Predictions.startLoading, "startLoading", taps: ["Start loading"])
  }

  func testStartOver() async {
    compare(Predictions.startOver, "startOver", taps: ["Start over"])
  }

  func testSearchTheSame() async {
    compare(Predictions.searchTheSame, "searchTheSame", taps: ["Search the same"])
  }

  func testCountAVisit() async {
    compare(Predictions.countAVisit, "countAVisit", taps: ["Count a visit"])
  }

  func testRename() async {
    compare(Predictions.rename, "rename", taps: ["Rename"])
  }

  private func compare(
    _ prediction: Int?, _ name: String, taps: [String],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let prediction else {
      XCTFail("\(name) is still nil: write down a number first", file: file, line: line)
      return
    }
    let host = ViewHost(GalleryView())
    host.resetCounts()
    for tap in taps { host.tap(tap) }
    let count = host.bodyCount(of: WallpaperCell.self)
    XCTAssertTrue(
      prediction == count,
      """
      \(name): \(prediction) is too \(prediction < count ? "low" : "high"); \
      'open fan-out', then see what \(taps.count == 1 ? "" : "each of ten taps like ")\
      'tap \(taps[0])' prints
      """,
      file: file, line: line)
  }
}

private struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}

private final class GalleryModel: ObservableObject {
  @Published var wallpapers = (1...60).map { Wallpaper(id: $0) }
  @Published var searchText = ""
  @Published var isLoading = false
  var visits = 0

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    wallpapers[index].isFavorite.toggle()
  }
}

/// Sixty cards, all of them alive at once.
private struct GalleryView: View {
  @StateObject private var model = GalleryModel()
  @State private var title = "Gallery"

  var body: some View {
    VStack {
      Text(title)
      Button("Start loading") { model.isLoading = true }
      Button("Start over") {
        model.isLoading = true
        model.searchText = "sea"
      }
      Button("Search the same") { model.searchText = model.searchText }
      Button("Count a visit") { model.visits += 1 }
      Button("Rename") { title = "My gallery" }
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(model: model, wallpaper: wallpaper)
      }
    }
  }
}

private struct WallpaperCell: View {
  @ObservedObject var model: GalleryModel
  let wallpaper: Wallpaper

  var body: some View {
    HStack {
      Text("\(wallpaper.isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)") { model.toggleFavorite(wallpaper.id) }
    }
  }
}
