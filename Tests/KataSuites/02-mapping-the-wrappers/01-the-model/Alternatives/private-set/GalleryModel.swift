import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}

/// The macro tracks every stored `var`: no conformance, no `@Published`, no Combine.
@Observable
final class GalleryModel {
  private(set) var wallpapers: [Wallpaper]
  var searchText = ""
  var isLoading = false

  init(count: Int = 6) {
    wallpapers = (1...count).map { Wallpaper(id: $0) }
  }

  /// Needs no mark of its own: whoever reads it reads `searchText` and `wallpapers`.
  var filtered: [Wallpaper] {
    guard !searchText.isEmpty else { return wallpapers }
    return wallpapers.filter { "Wallpaper \($0.id)".contains(searchText) }
  }

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    wallpapers[index].isFavorite.toggle()
  }
}
