import SwiftUI

// These views are finished: each takes the model as a plain `let`.

struct GalleryView: View {
  let model: GalleryModel

  var body: some View {
    VStack {
      StatusLine(model: model)
      Button("Load") { model.isLoading.toggle() }
      WallpaperRows(model: model)
    }
  }
}

struct StatusLine: View {
  let model: GalleryModel

  var body: some View {
    Text(model.isLoading ? "Loading" : "Ready")
  }
}

struct WallpaperRows: View {
  let model: GalleryModel

  var body: some View {
    ForEach(model.filtered) { wallpaper in
      HStack {
        Text("\(wallpaper.isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
        Button("Favourite \(wallpaper.id)") { model.toggleFavorite(wallpaper.id) }
      }
    }
  }
}
