import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}

@Observable
final class GalleryModel {
  var wallpapers = (1...6).map { Wallpaper(id: $0) }
  var searchText = ""
  var isLoading = false

  var filtered: [Wallpaper] {
    guard !searchText.isEmpty else { return wallpapers }
    return wallpapers.filter { "Wallpaper \($0.id)".contains(searchText) }
  }

  func toggleFavorite(_ id: Int) {
    wallpapers = wallpapers.map { w in
      var w = w; if w.id == id { w.isFavorite.toggle() }; return w
    }
  }
}
