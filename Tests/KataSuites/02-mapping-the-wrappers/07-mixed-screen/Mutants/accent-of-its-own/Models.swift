import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  let title: String
  var isFavorite = false
}

@Observable
final class Download {
  var percent = 0
}

@Observable
final class Gallery {
  var wallpapers: [Wallpaper]
  var download = Download()

  init(name: String) {
    wallpapers = (1...4).map { Wallpaper(id: $0, title: "\(name) \($0)") }
  }

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    wallpapers[index].isFavorite.toggle()
  }
}

@Observable
final class SearchModel {
  var text = ""
  var favoritesOnly = false

  func matches(_ wallpaper: Wallpaper) -> Bool {
    (text.isEmpty || wallpaper.title.contains(text)) && (wallpaper.isFavorite || !favoritesOnly)
  }
}

@Observable
final class Settings {
  var accent = "red"

  func nextAccent() {
    accent = accent == "red" ? "blue" : "red"
  }
}
