import SwiftUI

struct Wallpaper: Identifiable {
  let id: Int
  let title: String
  var isFavorite = false
}

@Observable
final class GalleryModel {
  var wallpapers = [
    Wallpaper(id: 1, title: "Seashore", isFavorite: true),
    Wallpaper(id: 2, title: "Seagull"),
    Wallpaper(id: 3, title: "Mountain", isFavorite: true),
  ]
  var searchText = ""

  var filtered: [Wallpaper] {
    guard !searchText.isEmpty else { return wallpapers }
    return wallpapers.filter { $0.title.contains(searchText) }
  }
}

@Observable
final class Settings {
  var favoritesOnly = false
}

struct SearchScreen: View {
  let model: GalleryModel
  let settings: Settings

  var body: some View {
    VStack {
      SearchBar(model: model)
      FilterSwitch()
      ResultList(model: model)
    }
    .environment(settings)
  }
}

struct SearchBar: View {
  /// Lends bindings to the properties of a model that somebody else owns.
  @Bindable var model: GalleryModel

  var body: some View {
    HStack {
      TextField("Search", text: $model.searchText)
      Button("Clear") { model.searchText = "" }
    }
  }
}

struct FilterSwitch: View {
  @Environment(Settings.self) private var settings

  var body: some View {
    Toggle(
      "Favourites only",
      isOn: Binding(
        get: { settings.favoritesOnly }, set: { _ in settings.favoritesOnly.toggle() }))
  }
}

struct ResultList: View {
  let model: GalleryModel
  @Environment(Settings.self) private var settings

  var body: some View {
    ForEach(model.filtered.filter { $0.isFavorite || !settings.favoritesOnly }) { wallpaper in
      Text("\(wallpaper.isFavorite ? "♥" : "♡") \(wallpaper.title)")
    }
  }
}
