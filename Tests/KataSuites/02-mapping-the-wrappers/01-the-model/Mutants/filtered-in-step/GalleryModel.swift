import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}

@Observable
final class GalleryModel {
  var wallpapers = (1...6).map { Wallpaper(id: $0) } { didSet { update() } }
  var searchText = "" { didSet { update() } }
  var isLoading = false

  private(set) var filtered: [Wallpaper] = (1...6).map { Wallpaper(id: $0) }
  private func update() {
    filtered =
      searchText.isEmpty
      ? wallpapers : wallpapers.filter { "Wallpaper \($0.id)".contains(searchText) }
  }

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    wallpapers[index].isFavorite.toggle()
  }
}
