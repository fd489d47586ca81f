import SwiftUI

struct GalleryView: View {
  @StateObject private var model = GalleryModel()

  var body: some View {
    VStack {
      Text(model.isLoading ? "Loading" : "\(model.favorites.count) favourites")
      Button("Start loading") { model.isLoading = true }
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(model: model, id: wallpaper.id)
      }
    }
  }
}

// TODO: Take the observation out of the cell: let it be given what it shows.
struct WallpaperCell: View {
  let model: GalleryModel
  let id: Int

  var body: some View {
    HStack {
      Text("\(model.favorites.contains(id) ? "♥" : "♡") \(model.wallpapers[id - 1].title)")
      Button("Favourite \(id)") { model.toggleFavorite(id) }
      Button("Rename \(id)") { model.rename(id) }
    }
  }
}
