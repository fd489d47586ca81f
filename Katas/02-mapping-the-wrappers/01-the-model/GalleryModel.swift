import Combine
import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}

// TODO: The views no longer observe an ObservableObject. Make this model @Observable.
final class GalleryModel: ObservableObject {
  @Published var wallpapers = (1...6).map { Wallpaper(id: $0) }
  @Published var searchText = ""
  @Published var isLoading = false

  var filtered: [Wallpaper] {
    guard !searchText.isEmpty else { return wallpapers }
    return wallpapers.filter { "Wallpaper \($0.id)".contains(searchText) }
  }

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    wallpapers[index].isFavorite.toggle()
  }
}
