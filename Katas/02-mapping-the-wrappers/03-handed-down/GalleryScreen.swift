import SwiftUI

// TODO: Migrate this file: two models, and every wrapper that holds one of them.

struct Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false
}

final class GalleryModel: ObservableObject {
  @Published var wallpapers = (1...6).map { Wallpaper(id: $0) }
  @Published var isLoading = false

  func toggleFavorite(_ id: Int) {
    guard let index = wallpapers.firstIndex(where: { $0.id == id }) else { return }
    wallpapers[index].isFavorite.toggle()
  }
}

final class Settings: ObservableObject {
  @Published var accent = "red"

  func nextAccent() {
    accent = accent == "red" ? "blue" : "red"
  }
}

/// Gets the model handed down, owns the settings and offers them to everything below.
struct GalleryScreen: View {
  @ObservedObject var model: GalleryModel
  @StateObject private var settings = Settings()

  var body: some View {
    VStack {
      StatusLine(model: model)
      AccentLine()
      AccentButton()
      ForEach(model.wallpapers) { wallpaper in
        WallpaperCell(model: model, wallpaper: wallpaper)
      }
    }
    .environmentObject(settings)
  }
}

struct StatusLine: View {
  @ObservedObject var model: GalleryModel

  var body: some View {
    Text(model.isLoading ? "Loading" : "Ready")
  }
}

struct AccentLine: View {
  @EnvironmentObject private var settings: Settings

  var body: some View {
    Text("Accent: \(settings.accent)")
  }
}

struct AccentButton: View {
  @EnvironmentObject private var settings: Settings

  var body: some View {
    Button("Next accent") { settings.nextAccent() }
  }
}

struct WallpaperCell: View {
  @ObservedObject var model: GalleryModel
  let wallpaper: Wallpaper

  var body: some View {
    HStack {
      Text("\(wallpaper.isFavorite ? "♥" : "♡") Wallpaper \(wallpaper.id)")
      Button("Favourite \(wallpaper.id)") { model.toggleFavorite(wallpaper.id) }
    }
  }
}
