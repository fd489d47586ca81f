import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
}

@Observable
final class GalleryModel {
  var wallpapers: [Wallpaper]
  var favorites: Set<Int> = []

  var favoriteCount: Int { favorites.count }

  init(count: Int = 60) {
    wallpapers = (1...count).map { Wallpaper(id: $0) }
  }

  func toggleFavorite(_ id: Int) {
    if favorites.remove(id) == nil { favorites.insert(id) }
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    let favorites = model.favorites
    VStack {
      FavoritesLine(model: model)
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(
          model: model, wallpaper: wallpaper, isFavorite: favorites.contains(wallpaper.id))
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
  let model: GalleryModel
  let wallpaper: Wallpaper
  let isFavorite: Bool

  var body: some View {
    HStack {
      Text("\(isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)") { model.toggleFavorite(wallpaper.id) }
    }
  }
}
