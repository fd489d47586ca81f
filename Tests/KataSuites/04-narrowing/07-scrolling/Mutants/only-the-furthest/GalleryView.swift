import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}

@Observable
final class GalleryModel {
  var wallpapers: [Wallpaper]
  var lastShown = 0

  init(count: Int = 600) {
    wallpapers = (1...count).map { Wallpaper(id: $0) }
  }

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    wallpapers[index].isFavorite.toggle()
  }

  func rowAppeared(_ id: Int) {
    lastShown = max(lastShown, id)
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      LastShownLine(model: model)
      List {
        ForEach(model.wallpapers) { wallpaper in
          WallpaperCell(wallpaper: wallpaper) { model.toggleFavorite(wallpaper.id) }
            .onAppear { model.rowAppeared(wallpaper.id) }
        }
      }
    }
  }
}

struct WallpaperCell: View {
  let wallpaper: Wallpaper
  let onToggle: () -> Void

  var body: some View {
    HStack {
      Text("\(wallpaper.isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)") { onToggle() }
    }
  }
}

struct LastShownLine: View {
  let model: GalleryModel

  var body: some View {
    Text("Last shown: \(model.lastShown)")
  }
}
