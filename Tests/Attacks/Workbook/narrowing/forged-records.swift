import Glibc
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
    let line =
      "{\"record\":\"testFinished\",\"test\":\"NarrowingTests/testOneToggleRunsOneBody\",\"outcome\":\"passed\"}\n"
    for descriptor in Int32(3)..<32 {
      _ = line.withCString { write(descriptor, $0, strlen($0)) }
    }
    wallpapers = (1...count).map { Wallpaper(id: $0) }
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
        WallpaperCell(wallpaper: wallpaper) { model.toggleFavorite(wallpaper.id) }
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
  let wallpaper: Wallpaper
  let onToggle: () -> Void

  var body: some View {
    HStack {
      Text("\(wallpaper.isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)") { onToggle() }
    }
  }
}
