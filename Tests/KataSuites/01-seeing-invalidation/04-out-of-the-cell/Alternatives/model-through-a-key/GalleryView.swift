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
          isFavorite: model.favorites.contains(wallpaper.id))
      }
    }
    .environment(\.gallery, model)
  }
}

struct WallpaperCell: View {
  @Environment(\.gallery) private var model
  // All that is shown, as values. The cell runs when one of them is another one.
  let wallpaper: Wallpaper
  let isFavorite: Bool

  var body: some View {
    HStack {
      Text("\(isFavorite ? "♥" : "♡") \(wallpaper.title)")
      Button("Favourite \(wallpaper.id)") { model?.toggleFavorite(wallpaper.id) }
      Button("Rename \(wallpaper.id)") { model?.rename(wallpaper.id) }
    }
  }
}
