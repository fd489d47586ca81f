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
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      FavoritesLine(model: model)
      // Reads the array and no heart in it, so a tap does not run this body at all.
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
  @State var wallpaper: Wallpaper

  var body: some View {
    HStack {
      Text("\(wallpaper.isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)") { wallpaper.isFavorite.toggle() }
    }
  }
}
