import SwiftUI

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      SearchField(model: model)
      CountLine(model: model)
      ResultsView(model: model)
    }
  }
}

struct SearchField: View {
  @Bindable var model: GalleryModel

  var body: some View { TextField("Search", text: $model.searchText) }
}

struct CountLine: View {
  @Environment(Settings.self) private var settings
  let model: GalleryModel

  private var favorites: Int { model.wallpapers.filter(\.isFavorite).count }

  var body: some View {
    if settings.showsCount { Text("Favourites: \(favorites)") }
  }
}

struct ResultsView: View {
  let model: GalleryModel

  var body: some View {
    ForEach(model.found) { wallpaper in
      WallpaperCell(wallpaper: wallpaper)
    }
  }
}

struct WallpaperCell: View {
  let wallpaper: Wallpaper

  var body: some View {
    HStack {
      Text("\(wallpaper.isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)") { wallpaper.isFavorite = true }
    }
  }
}
