import Observation

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}

/// What the macro writes, written by hand.
final class GalleryModel: Observable {
  private let registrar = ObservationRegistrar()
  private var storedWallpapers = (1...6).map { Wallpaper(id: $0) }
  private var storedSearchText = ""
  private var storedIsLoading = false

  var wallpapers: [Wallpaper] {
    get {
      registrar.access(self, keyPath: \.wallpapers)
      return storedWallpapers
    }
    set { registrar.withMutation(of: self, keyPath: \.wallpapers) { storedWallpapers = newValue } }
  }

  var searchText: String {
    get {
      registrar.access(self, keyPath: \.searchText)
      return storedSearchText
    }
    set { registrar.withMutation(of: self, keyPath: \.searchText) { storedSearchText = newValue } }
  }

  var isLoading: Bool {
    get {
      registrar.access(self, keyPath: \.isLoading)
      return storedIsLoading
    }
    set { registrar.withMutation(of: self, keyPath: \.isLoading) { storedIsLoading = newValue } }
  }

  var filtered: [Wallpaper] {
    guard !searchText.isEmpty else { return wallpapers }
    return wallpapers.filter { "Wallpaper \($0.id)".contains(searchText) }
  }

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    wallpapers[index].isFavorite.toggle()
  }
}
