import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
  unowned let owner: GalleryModel
}

@Observable
final class GalleryModel {
  private(set) var wallpapers: [Wallpaper] = []
  @ObservationIgnored private var undoSteps: [[Wallpaper]] = []

  init(count: Int = 60) {
    wallpapers = (1...count).map { Wallpaper(id: $0, owner: self) }
  }

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    undoSteps.append(wallpapers)
    wallpapers[index].isFavorite.toggle()
  }

  func undo() {
    if let last = undoSteps.popLast() { wallpapers = last }
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      Button("Undo") { model.undo() }
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(wallpaper: wallpaper)
      }
    }
  }
}

struct WallpaperCell: View {
  let wallpaper: Wallpaper

  var body: some View {
    HStack {
      Text("\(wallpaper.isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)") { wallpaper.owner.toggleFavorite(wallpaper.id) }
    }
  }
}
