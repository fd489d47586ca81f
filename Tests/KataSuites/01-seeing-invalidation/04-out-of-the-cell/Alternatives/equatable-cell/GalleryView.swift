import SwiftUI

struct GalleryView: View {
  @StateObject private var model = GalleryModel()

  var body: some View {
    VStack {
      Text(model.isLoading ? "Loading" : "\(model.favorites.count) favourites")
      Button("Start loading") { model.isLoading = true }
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(
          wallpaper: wallpaper,
          isFavorite: model.favorites.contains(wallpaper.id),
          toggle: { model.toggleFavorite(wallpaper.id) },
          rename: { model.rename(wallpaper.id) }
        )
        .equatable()
      }
    }
  }
}

struct WallpaperCell: View, @MainActor Equatable {
  static func == (one: Self, other: Self) -> Bool {
    one.wallpaper.id == other.wallpaper.id && one.wallpaper.title == other.wallpaper.title
      && one.isFavorite == other.isFavorite
  }

  // All that is shown, as values. The cell runs when one of them is another one.
  let wallpaper: Wallpaper
  let isFavorite: Bool
  let toggle: () -> Void
  let rename: () -> Void

  var body: some View {
    HStack {
      Text("\(isFavorite ? "♥" : "♡") \(wallpaper.title)")
      Button("Favourite \(wallpaper.id)") { toggle() }
      Button("Rename \(wallpaper.id)") { rename() }
    }
  }
}
