import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}

/// The macro tracks every stored `var`: no conformance, no `@Published`, no Combine.
@Observable
final class GalleryModel {
  var wallpapers = (1...6).map { Wallpaper(id: $0) } {
    didSet { cache = nil }
  }
  var searchText = "" {
    didSet { cache = nil }
  }
  var isLoading = false

  @ObservationIgnored private var cache: [Wallpaper]?

  var filtered: [Wallpaper] {
    if let cache { return cache }
    let matches = wallpapers.filter {
      searchText.isEmpty || "Wallpaper \($0.id)".contains(searchText)
    }
    cache = matches
    return matches
  }

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    wallpapers[index].isFavorite.toggle()
  }
}
