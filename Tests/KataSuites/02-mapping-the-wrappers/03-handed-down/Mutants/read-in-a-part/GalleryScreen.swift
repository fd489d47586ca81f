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
struct GalleryScreen: View {
  let model: GalleryModel
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
  @Environment(Settings.self) private var settings

  var body: some View {
    Text("Accent: \(settings.accent)")
  }
}

struct AccentButton: View {
  @Environment(Settings.self) private var settings

  var body: some View {
    AccentButtonLabel(settings: settings)
  }
}

struct AccentButtonLabel: View {
  let settings: Settings

  var body: some View {
    let accent = settings.accent
    Button("Next accent") { if settings.accent == accent { settings.nextAccent() } }
  }
}

struct WallpaperCell: View {
  let model: GalleryModel
  let wallpaper: Wallpaper

  var body: some View {
    HStack {
      Text("\(wallpaper.isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)") { model.toggleFavorite(wallpaper.id) }
    }
  }
}
