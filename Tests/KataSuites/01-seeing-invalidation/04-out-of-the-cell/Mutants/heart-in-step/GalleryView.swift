import SwiftUI

struct GalleryView: View {
  @StateObject private var model = GalleryModel()

  var body: some View {
    VStack {
      Text(model.isLoading ? "Loading" : "\(model.favorites.count) favourites")
      Button("Start loading") { model.isLoading = true }
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(
          model: model, wallpaper: wallpaper)
      }
    }
  }
}

struct WallpaperCell: View {
  /// To write to, not to read from: the same reference each time, so it compares as equal.
  let model: GalleryModel
  let wallpaper: Wallpaper
  @State private var isFavorite = false

  var body: some View {
    HStack {
      Text("\(isFavorite ? "♥" : "♡") \(wallpaper.title)")
      Button("Favourite \(wallpaper.id)") {
        isFavorite.toggle()
        model.toggleFavorite(wallpaper.id)
      }
      Button("Rename \(wallpaper.id)") { model.rename(wallpaper.id) }
    }
  }
}
