import SwiftUI

struct GalleryView: View {
  @StateObject private var model = GalleryModel()

  var body: some View {
    VStack {
      Text(model.isLoading ? "Loading" : "\(model.favorites.count) favourites")
      Button("Start loading") { model.isLoading = true }
      ForEach(model.wallpapers) { wallpaper in
        HStack {
          Text(
            "\(model.favorites.contains(wallpaper.id) ? "♥" : "♡") \(wallpaper.title)")
          WallpaperCell(model: model, id: wallpaper.id)
        }
      }
    }
  }
}

struct WallpaperCell: View {
  /// To write to, not to read from: the same reference each time, so it compares as equal.
  let model: GalleryModel
  let id: Int

  var body: some View {
    HStack {
      Button("Favourite \(id)") { model.toggleFavorite(id) }
      Button("Rename \(id)") { model.rename(id) }
    }
  }
}
