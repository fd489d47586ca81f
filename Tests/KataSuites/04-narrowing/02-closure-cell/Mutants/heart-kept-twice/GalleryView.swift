import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}

@Observable
final class GalleryModel {
  private(set) var generation = 0
  @ObservationIgnored private(set) var wallpapers: [Wallpaper]
  @ObservationIgnored private var undoSteps: [[Wallpaper]] = []

  init(count: Int = 60) {
    wallpapers = (1...count).map { Wallpaper(id: $0) }
  }

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    undoSteps.append(wallpapers)
    wallpapers[index].isFavorite.toggle()
  }

  func undo() {
    if let last = undoSteps.popLast() { wallpapers = last; generation += 1 }
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      Button("Undo") { model.undo() }
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(model: model, wallpaper: wallpaper)
      }
    }
    .id(model.generation)
  }
}

struct WallpaperCell: View {
  let wallpaper: Wallpaper
  let model: GalleryModel
  @State private var isFavorite: Bool

  init(model: GalleryModel, wallpaper: Wallpaper) {
    self.model = model
    self.wallpaper = wallpaper
    _isFavorite = State(initialValue: wallpaper.isFavorite)
  }

  var body: some View {
    HStack {
      Text("\(isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)") {
        isFavorite.toggle(); model.toggleFavorite(wallpaper.id)
      }
    }
  }
}
