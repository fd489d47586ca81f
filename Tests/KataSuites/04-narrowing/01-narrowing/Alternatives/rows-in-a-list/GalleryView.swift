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

  var favoriteCount: Int { wallpapers.filter(\.isFavorite).count }

  init(count: Int = 60) {
    wallpapers = (1...count).map { Wallpaper(id: $0) }
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    List {
      FavoritesLine(model: model)
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(wallpaper: wallpaper)
      }
    }
  }
}

struct FavoritesLine: View {
  let model: GalleryModel

  var body: some View {
    Text("Favourites: \(model.favoriteCount)")
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
