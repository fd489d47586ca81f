import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}

@Observable
final class GalleryModel {
  var wallpapers = (1...6).map { Wallpaper(id: $0) }
  var isLoading = false

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    wallpapers[index].isFavorite.toggle()
  }
}

@Observable
final class Settings {
  var accent = "red"

  func nextAccent() {
    accent = accent == "red" ? "blue" : "red"
  }
}

/// Gets the model handed down, owns the settings and offers them to everything below.
struct GalleryScreen: View {
  /// Handed down: a plain `let` will do, because reading in `body` is what subscribes.
  let model: GalleryModel
  /// Owned here, so it is `@State`.
  @State private var settings = Settings()

  var body: some View {
    VStack {
      StatusLine(model: model)
      AccentLine()
      AccentButton()
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(model: model, wallpaper: wallpaper)
      }
    }
    .environment(settings)
  }
}

struct StatusLine: View {
  let model: GalleryModel

  var body: some View {
    Text(model.isLoading ? "Loading" : "Ready")
  }
}

struct AccentLine: View {
  /// Found by its type: the nearest `Settings` above this view.
  @Environment(Settings.self) private var settings

  var body: some View {
    Text("Accent: \(settings.accent)")
  }
}

struct AccentButton: View {
  @Environment(Settings.self) private var settings

  var body: some View {
    Button("Next accent") { settings.nextAccent() }
  }
}

struct WallpaperCell: View {
  let model: GalleryModel
  let wallpaper: Wallpaper
  @State private var isFavorite = false

  var body: some View {
    HStack {
      Text("\(isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)") {
        isFavorite.toggle()
        model.toggleFavorite(wallpaper.id)
      }
    }
  }
}
