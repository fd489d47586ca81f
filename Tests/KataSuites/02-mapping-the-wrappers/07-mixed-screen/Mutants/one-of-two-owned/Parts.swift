import SwiftUI

struct AccentLine: View {
  @Environment(Settings.self) private var settings

  var body: some View {
    HStack {
      Text("Accent: \(settings.accent)")
      Button("Next accent") { settings.nextAccent() }
    }
  }
}

struct DownloadLine: View {
  let gallery: Gallery

  var body: some View {
    // Two steps, both tracked: which download it is, and how far that one has come.
    HStack {
      Text("Download: \(gallery.download.percent) %")
      Button("Go on") { gallery.download.percent += 10 }
      Button("Start again") { gallery.download = Download() }
    }
  }
}

struct ResultList: View {
  let gallery: Gallery
  let search: SearchModel

  var body: some View {
    ForEach(gallery.wallpapers.filter(search.matches)) { wallpaper in
      WallpaperCell(gallery: gallery, wallpaper: wallpaper)
    }
  }
}

struct WallpaperCell: View {
  let gallery: Gallery
  let wallpaper: Wallpaper

  var body: some View {
    HStack {
      Text("\(wallpaper.isFavorite ? "♥" : "♡") \(wallpaper.title)")
      Button("Favourite \(wallpaper.title)") { gallery.toggleFavorite(wallpaper.id) }
    }
  }
}
