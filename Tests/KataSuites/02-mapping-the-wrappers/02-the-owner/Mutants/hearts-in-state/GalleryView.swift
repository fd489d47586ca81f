import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}

@Observable
final class GalleryModel {
  var wallpapers = (1...3).map { Wallpaper(id: $0) }

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    wallpapers[index].isFavorite.toggle()
  }
}

struct HomeView: View {
  @State private var visits = 0

  var body: some View {
    VStack {
      Text("Visits: \(visits)")
      Button("Visit") { visits += 1 }
      GalleryView()
    }
  }
}

struct GalleryView: View {
  private let model = GalleryModel()
  @State private var favorites: Set<Int> = []

  var body: some View {
    ForEach(model.wallpapers) { wallpaper in
      HStack {
        Text("\(favorites.contains(wallpaper.id) ? "♥" : "♡") Wallpaper \(wallpaper.id)")
        Button("Favourite \(wallpaper.id)") { favorites.formSymmetricDifference([wallpaper.id]) }
      }
    }
  }
}
