import SwiftUI

struct GalleryView: View {
  @Bindable var model: GalleryModel

  var body: some View {
    VStack {
      TextField("Search", text: $model.searchText)
      FavoritesLine(model: model)
      CellsView(model: model)
    }
  }
}

private struct FavoritesLine: View {
  @Environment(Settings.self) private var settings
  let model: GalleryModel

  var body: some View {
    if settings.showsCount {
      Text("Favourites: \(model.wallpapers.count { $0.isFavorite })")
    }
  }
}

private struct CellsView: View {
  let model: GalleryModel

  var body: some View {
    ForEach(model.found) { wallpaper in
      WallpaperCell(wallpaper: wallpaper) { model.toggleFavorite(wallpaper.id) }
        .equatable()
    }
  }
}

struct WallpaperCell: View, Equatable {
  let wallpaper: Wallpaper
  let toggle: @MainActor () -> Void

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.wallpaper == rhs.wallpaper
  }

  var body: some View {
    HStack {
      Text("\(wallpaper.isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)", action: toggle)
    }
  }
}
