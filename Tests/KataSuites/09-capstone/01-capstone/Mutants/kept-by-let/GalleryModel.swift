import SwiftUI

@MainActor
@Observable
final class GalleryModel {
  var wallpapers: [Wallpaper]
  var searchText = ""

  var found: [Wallpaper] {
    wallpapers.filter { searchText.isEmpty || "\($0.id)".hasPrefix(searchText) }
  }

  init(count: Int) {
    wallpapers = (1...count).map { Wallpaper(id: $0) }
  }

  func toggleFavorite(_ id: Int) {
    wallpapers.first { $0.id == id }?.isFavorite.toggle()
  }
}
