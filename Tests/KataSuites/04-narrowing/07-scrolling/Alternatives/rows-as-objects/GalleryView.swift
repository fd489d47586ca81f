import SwiftUI

@Observable
final class Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false

  init(id: Int) {
    self.id = id
  }
}

@Observable
final class GalleryModel {
  var wallpapers: [Wallpaper]
  var lastShown = 0

  init(count: Int = 600) {
    wallpapers = (1...count).map { Wallpaper(id: $0) }
  }

  func rowAppeared(_ id: Int) {
    lastShown = id
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      Text("Last shown: \(model.lastShown)")
      List {
        ForEach(model.wallpapers) { wallpaper in
          WallpaperCell(wallpaper: wallpaper)
            .onAppear { model.rowAppeared(wallpaper.id) }
        }
      }
    }
  }
}

struct WallpaperCell: View {
  let wallpaper: Wallpaper

  var body: some View {
    HStack {
      Text("\(wallpaper.isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)") { wallpaper.isFavorite.toggle() }
    }
  }
}
