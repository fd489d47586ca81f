import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}

final class GalleryModel: ObservableObject {
  @Published var wallpapers = (1...60).map { Wallpaper(id: $0) }
  @Published var searchText = ""
  var isLoading = false
  var visits = 0

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    wallpapers[index].isFavorite.toggle()
  }
}

/// Sixty cards, all of them alive at once.
struct GalleryView: View {
  @StateObject private var model = GalleryModel()
  @State private var title = "Gallery"

  var body: some View {
    VStack {
      Text(title)
      Button("Start loading") { model.isLoading = true }
      Button("Start over") {
        model.isLoading = true
        model.searchText = "sea"
      }
      Button("Search the same") { model.searchText = model.searchText }
      Button("Count a visit") { model.visits += 1 }
      Button("Rename") { title = "My gallery" }
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(model: model, wallpaper: wallpaper)
      }
    }
  }
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
