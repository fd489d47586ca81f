import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}

@Observable
final class GalleryModel {
  var wallpapers: [Wallpaper]

  var favoriteCount: Int { wallpapers.filter(\.isFavorite).count }

  init(count: Int = 60) {
    wallpapers = (1...count).map { Wallpaper(id: $0) }
  }

  func isFavorite(_ id: Int) -> Bool {
    wallpapers.first { $0.id == id }?.isFavorite ?? false
  }

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    wallpapers[index].isFavorite.toggle()
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      FavoritesLine(model: model)
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(model: model, id: wallpaper.id)
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
  let model: GalleryModel
  let id: Int

  var body: some View {
    HStack {
      CardTitle(model: model, id: id)
      Button("Favourite \(id)") { model.toggleFavorite(id) }
    }
  }
}

struct CardTitle: View {
  let model: GalleryModel
  let id: Int

  var body: some View {
    Text("\(model.isFavorite(id) ? "♥" : "♡") Wallpaper \(id)")
  }
}
