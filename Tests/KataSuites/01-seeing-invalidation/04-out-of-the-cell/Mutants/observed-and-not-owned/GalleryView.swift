import SwiftUI

struct GalleryView: View {
  @ObservedObject private var model = GalleryModel()

  var body: some View {
    VStack {
      Text(model.isLoading ? "Loading" : "\(model.favorites.count) favourites")
      Button("Start loading") { model.isLoading = true }
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(
          model: model, wallpaper: wallpaper,
          isFavorite: model.favorites.contains(wallpaper.id))
      }
    }
  }
}

struct WallpaperCell: View {
  /// To write to, not to read from: the same reference each time, so it compares as equal.
  let model: GalleryModel
  // All that is shown, as values. The cell runs when one of them is another one.
  let wallpaper: Wallpaper
  let isFavorite: Bool

  var body: some View {
    HStack {
      Text("\(isFavorite ? "♥" : "♡") \(wallpaper.title)")
      Button("Favourite \(wallpaper.id)") { model.toggleFavorite(wallpaper.id) }
      Button("Rename \(wallpaper.id)") { model.rename(wallpaper.id) }
    }
  }
}
