import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
}

@Observable
final class GalleryModel {
  let wallpapers: [Wallpaper]
  var favorites: Set<Int> = []
  var favoriteCount: Int { favorites.count }

  init(count: Int = 60) { wallpapers = (1...count).map { Wallpaper(id: $0) } }

  func toggleFavorite(_ id: Int) {
    if favorites.contains(id) { favorites.remove(id) } else { favorites.insert(id) }
  }
}

struct GalleryView: View {
  let model: GalleryModel
  var body: some View {
    VStack {
      FavoritesLine(model: model)
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(wallpaper: wallpaper) { model.toggleFavorite(wallpaper.id) }
      }
    }
  }
}

struct FavoritesLine: View {
  let model: GalleryModel
  var body: some View { Text("Favourites: \(model.favoriteCount)") }
}

struct WallpaperCell: View {
  let wallpaper: Wallpaper
  let onToggle: () -> Void
  @State private var isFavorite = false

  var body: some View {
    HStack {
      Text("\(isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)") {
        isFavorite.toggle(); onToggle()
      }
    }
  }
}
