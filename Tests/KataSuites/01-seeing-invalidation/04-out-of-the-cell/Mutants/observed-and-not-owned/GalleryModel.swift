import SwiftUI

// This file is finished: the app still runs on iOS 16, so the model stays an ObservableObject.

struct Wallpaper: Identifiable {
  let id: Int
  var title: String
}

final class GalleryModel: ObservableObject {
  @Published var wallpapers = (1...60).map { Wallpaper(id: $0, title: "Wallpaper \($0)") }
  @Published var favorites: Set<Int> = []
  @Published var isLoading = false

  func toggleFavorite(_ id: Int) {
    favorites.formSymmetricDifference([id])
  }

  func rename(_ id: Int) {
    wallpapers[id - 1].title = "Sea \(id)"
  }
}
