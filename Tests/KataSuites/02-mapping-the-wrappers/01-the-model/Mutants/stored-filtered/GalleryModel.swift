import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}

/// The macro tracks every stored `var`: no conformance, no `@Published`, no Combine.
@Observable
final class GalleryModel {
  var wallpapers = (1...6).map { Wallpaper(id: $0) }
  var searchText = ""
  var isLoading = false

  var filtered: [Wallpaper] = []

  init() {
    filtered = wallpapers
  }

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    wallpapers[index].isFavorite.toggle()
    filtered = wallpapers
  }
}
