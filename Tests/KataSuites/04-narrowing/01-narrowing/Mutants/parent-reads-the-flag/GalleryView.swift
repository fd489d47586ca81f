import SwiftUI

/// One card's own model. Its `isFavorite` is tracked apart from that of every other card.
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
  /// Changes when cards come or go, not when a heart is tapped: the references stay the same.
  var wallpapers: [Wallpaper]

  /// Reads every `isFavorite`, so only `FavoritesLine`, which shows it, depends on them all.
  var favoriteCount: Int { wallpapers.filter(\.isFavorite).count }

  init(count: Int = 60) {
    wallpapers = (1...count).map { Wallpaper(id: $0) }
  }

  func toggleFavorite(_ wallpaper: Wallpaper) {
    wallpaper.isFavorite.toggle()
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    let favorites = Set(model.wallpapers.filter(\.isFavorite).map(\.id))
    VStack {
      FavoritesLine(model: model)
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(id: wallpaper.id, isFavorite: favorites.contains(wallpaper.id)) {
          model.toggleFavorite(wallpaper)
        }
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
  let id: Int
  let isFavorite: Bool
  let onToggle: () -> Void

  var body: some View {
    HStack {
      Text("\(isFavorite ? "♥" : "♡") Wallpaper \(id)")
      Button("Favourite \(id)") { onToggle() }
    }
  }
}
