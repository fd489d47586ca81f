import SwiftUI

struct GalleryView: View {
  @Environment(Settings.self) private var settings
  @Bindable var model: GalleryModel

  private var favorites: Int { model.wallpapers.filter(\.isFavorite).count }

  var body: some View {
    VStack {
      searchField
      if settings.showsCount { Text("Favourites: \(favorites)") }
      ForEach(model.found) { wallpaper in
        WallpaperCell(model: model, wallpaper: wallpaper)
      }
    }
  }

  private var searchField: some View { TextField("Search", text: $model.searchText) }
}

struct WallpaperCell: View {
  let model: GalleryModel
  let wallpaper: Wallpaper

  var body: some View {
    HStack {
      Text("\(wallpaper.isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)") { model.toggleFavorite(wallpaper.id) }
    }
  }
}
